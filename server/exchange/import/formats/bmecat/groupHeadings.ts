/** Under which heading the groups of the catalogue's own tree stand. */
export const catalogGroup = 'CATALOG_GROUP';
/** Under which the class stands once more where a catalogue has no groups: categories name the classes of ETIM that they are. */
export const etimCategory = `${catalogGroup} ETIM`;

/** The heading of the groups of a classification: its version is no matter of the product. */
export function groupHeading(system: string): string {
  const name =
    /^(ETIM|ECLASS|E-?CL@SS|UNSPSC|PROFICLASS|GPC|CPV)\b/i.exec(system)?.[1]?.toUpperCase() ?? system;
  return `REFERENCE_FEATURE_GROUP_ID ${name}`.trim();
}
