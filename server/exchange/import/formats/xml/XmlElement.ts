/** A record of the file, or what stands in one. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Its own, without that of the elements within. */
  text: string;
  children: XmlElement[];
}
