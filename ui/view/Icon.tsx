/** The drawings of `ui/styles/icons.css`. */
type IconName =
  | 'search'
  | 'close'
  | 'chevron'
  | 'play'
  | 'person'
  | 'zoom'
  | 'document'
  | 'keep'
  | 'compare'
  | 'pictures'
  | 'rows'
  | 'table'
  | 'filter'
  | 'print';

/** A line drawing of 24 by 24; it decorates and is not read out. */
export function Icon({ name }: { name: IconName }) {
  return <i className={`icon icon-${name}`} />;
}
