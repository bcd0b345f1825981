/** The header of answers while nothing can be written: what was saved last may be missing in them (behaviour B666). */
export const readsOnlyHeader = 'baustein-reads-only';
