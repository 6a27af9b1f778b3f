/**
 * JSON in this tab's sessionStorage: it survives a reload and ends with the tab. Where storage is refused
 * (switched off, full) it lasts as long as the page, and nothing breaks. For browsers only.
 */
const memory = new Map<string, string>();

export function readSession(key: string): unknown {
  try {
    return JSON.parse(memory.get(key) ?? sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function writeSession(key: string, value: object): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // The memory has it.
  }
}

/** The same, but never in storage: it lasts as long as the page. */
export function keepInMemory(key: string, value: object): void {
  memory.set(key, JSON.stringify(value));
}

export function removeSession(key: string): void {
  memory.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // It was never there.
  }
}
