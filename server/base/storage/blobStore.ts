/** Where uploads lie; a key belongs to one content, so nothing is overwritten. */
export interface BlobStore {
  /** Stores under that key; what lies there already stays as it is. */
  put(key: string, body: Uint8Array): Promise<void>;
  /** The same for a file of this machine, which may be larger than fits in memory. */
  putFile(key: string, path: string): Promise<void>;
  /** The bytes, or undefined when there is nothing under that key. */
  get(key: string): Promise<Uint8Array | undefined>;
  /**
   * What lies there as a file of this machine, or undefined. Where it has to be fetched it is written into the folder,
   * until it is released.
   */
  borrow(key: string, folder: string): Promise<BorrowedFile | undefined>;
  has(key: string): Promise<boolean>;
  /** Takes away what lies under that key; doing it again changes nothing. */
  delete(key: string): Promise<void>;
  /** All blobs whose key begins with that folder, such as `images`, or all there are, in no order. */
  list(folder?: string): AsyncIterable<StoredBlob>;
}

/** A file to be read, and to be released when that is done. */
export interface BorrowedFile {
  path: string;
  release(): Promise<void>;
}

export interface StoredBlob {
  key: string;
  storedAt: Date;
  bytes: number;
}
