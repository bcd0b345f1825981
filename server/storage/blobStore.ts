/** Where pictures and documents lie; the name of a thing is derived from its content, so nothing is overwritten. */
export interface BlobStore {
  /** Stores under that key; doing it again changes nothing. */
  put(key: string, body: Uint8Array): Promise<void>;
  /** The bytes, or undefined when there is nothing under that key. */
  get(key: string): Promise<Uint8Array | undefined>;
  has(key: string): Promise<boolean>;
}
