/** JSON in a browser's storage. If it is blocked or full, values last as long as the page. Even accessing it may throw. */
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
    /** Like `write`, but never in storage, for secrets. */
    holdInMemory(key: string, value: object): void {
      memory.set(key, JSON.stringify(value));
    },
    remove(key: string): void {
      memory.delete(key);
      try {
        open().removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
    removeAll(prefix: string): void {
      for (const key of memory.keys()) if (key.startsWith(prefix)) memory.delete(key);
      try {
        const storage = open();
        for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
