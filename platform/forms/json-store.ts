/**
 * JSON under the keys of a browser's storage. Where storage is refused (switched off, full) it lasts as long as the
 * page, and nothing breaks. What another tab wrote is read as well. For browsers only.
 * @param open names the storage anew at each use: with site data blocked, naming it already throws
 */
export function jsonStore(open: () => Storage) {
  const memory = new Map<string, string>();
  return {
    read(key: string): unknown {
      try {
        return JSON.parse(memory.get(key) ?? open().getItem(key) ?? "null");
      } catch {
        return null;
      }
    },
    write(key: string, value: object): void {
      const text = JSON.stringify(value);
      try {
        open().setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
    /** The same as `write`, but never in storage: it lasts as long as the page. */
    holdInMemory(key: string, value: object): void {
      memory.set(key, JSON.stringify(value));
    },
    remove(key: string): void {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // It was never there.
      }
    },
    /** Removes every key that begins with the prefix. */
    removeAll(prefix: string): void {
      for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
      try {
        const storage = open();
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
      } catch {
        // They were never there.
      }
    },
  };
}
