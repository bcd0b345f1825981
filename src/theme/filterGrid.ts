/** The filters of a list side by side, each as high as a labelled input: their place is known before they are drawn. */
export const filterGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  gridAutoRows: 'minmax(72px, auto)',
  gap: '4px 12px',
} as const;
