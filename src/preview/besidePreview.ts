/** A form with its preview beside it, or below where there is no room. */
export const besidePreview = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  mb: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
  // Elsewhere the bar with "Save" closes the card of the fields.
  '& .MuiCard-root': { borderBottomWidth: 1 },
} as const;
