/** Where pictures and documents lie; a key is derived from the content, so nothing is overwritten. */
export interface BlobStore {
  /** Stores under that key; what lies there already stays as it is. */
  put(key: string, body: Uint8Array): Promise<void>;
  /** The bytes, or undefined when there is nothing under that key. */
  get(key: string): Promise<Uint8Array | undefined>;
  has(key: string): Promise<boolean>;
  /** Takes away what lies under that key; doing it again changes nothing. */
  delete(key: string): Promise<void>;
  /** All blobs whose key begins with that folder, such as `images`, in no order. */
  list(folder: string): AsyncIterable<StoredBlob>;
}

export interface StoredBlob {
  key: string;
  storedAt: Date;
  bytes: number;
}
