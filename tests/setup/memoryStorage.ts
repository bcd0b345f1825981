/** What a browser keeps, for code that runs without one; its keys are its own, as those of a real one. */
export function memoryStorage(): Storage {
  const storage = {
    getItem: (key: string) =>
      Object.hasOwn(storage, key) ? (storage as Record<string, unknown>)[key] : null,
    setItem: (key: string, value: string) => void Object.assign(storage, { [key]: String(value) }),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
    clear: () => Object.keys(storage).forEach((key) => Reflect.deleteProperty(storage, key)),
  };
  for (const method of Object.keys(storage)) Object.defineProperty(storage, method, { enumerable: false });
  return storage as unknown as Storage;
}
