import { unchanging } from './unchanging.ts';

const shapes = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  chevron: 'M7 10l5 5 5-5',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  play: 'M8 5.5v13l10.5-6.5z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20a7.5 7.5 0 0 1 15 0',
  zoom: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.2 15.2 20 20M7.5 10.5h6M10.5 7.5v6',
  document: 'M7 3.5h7l4 4v13H7zM13.5 3.5V8H18M10 12.5h5M10 16h5',
  keep: 'M7 4h10v16.5l-5-4-5 4z',
  compare: 'M4 6h7v12H4zM13 6h7v12h-7z',
  pictures: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  rows: 'M4 5h4v4H4zM11 7h9M4 15h4v4H4zM11 17h9',
  table: 'M4 5h16v14H4zM4 9.5h16M4 14.5h16M10 5v14',
  filter: 'M4 7h16M7 12h10M10 17h4',
  print: 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z',
} as const;

/** A line drawing of 24 by 24; it decorates and is not read out. */
export const Icon = unchanging(
  ({ name }: { name: keyof typeof shapes }) => (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  ),
  ({ name }) => name,
);
