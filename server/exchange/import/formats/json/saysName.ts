const name =
  /(?:^|[_ ])(?:title|name|titel|bezeichnung|titre|d[eé]signation|libell[eé]|nom|titolo|nome|descrizione)$/i;

/** Do members of a record say what it is called? */
export function saysName(names: ReadonlySet<string>): boolean {
  return [...names].some((each) => name.test(each));
}
