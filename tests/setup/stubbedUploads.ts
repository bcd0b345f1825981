import { vi } from 'vitest';

/** An upload that was begun, and what becomes of it. */
export interface StubbedUpload {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Map<string, string>;
  form: FormData;
  isAborted: boolean;
  /** So many bytes are sent of so many; of 0 where nobody knows. */
  send: (loaded: number, total: number) => void;
  answer: (status: number, body: object | null, location?: string) => void;
  loseConnection: () => void;
}

/** Stands for `XMLHttpRequest`, with which forms are uploaded; returns the uploads as they are begun. */
export function stubUploads(): StubbedUpload[] {
  const uploads: StubbedUpload[] = [];
  class Upload {
    status = 0;
    statusText = '';
    response: object | null = null;
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    #location: string | null = null;
    #opened = { method: '', url: '' };
    #headers = new Map<string, string>();
    #begun: StubbedUpload | undefined;

    open(method: string, url: string) {
      this.#opened = { method, url };
    }
    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }
    getResponseHeader() {
      return this.#location;
    }
    abort() {
      if (this.#begun) this.#begun.isAborted = true;
      this.onabort?.();
    }
    send(form: FormData) {
      const { pathname, searchParams } = new URL(this.#opened.url, 'http://ch.localhost');
      this.#begun = {
        method: this.#opened.method,
        path: pathname,
        query: searchParams,
        headers: this.#headers,
        form,
        isAborted: false,
        send: (loaded, total) => this.upload.onprogress?.({ loaded, total }),
        answer: (status, body, location) => {
          Object.assign(this, { status, response: body });
          this.#location = location ?? null;
          this.onload?.();
        },
        loseConnection: () => this.onerror?.(),
      };
      uploads.push(this.#begun);
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return uploads;
}
