/** Does an attribute go by the number of a feature of ETIM, as those that come from its tables do? */
export function isEtimFeature(sid: string): boolean {
  return /^EF(?:\d{6}|I\d{5}|[A-Z]{2}\d{4})$/.test(sid);
}
