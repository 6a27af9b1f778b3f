// In this order: Edge and Opera call themselves Chrome too, and Chrome calls itself Safari.
const browsers = [
  [/Edg/, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
] as const;

const systems = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
] as const;

/** Which browser and system a session's own name tells of; null where it tells neither. For people, never for deciding. */
export function parseUserAgent(userAgent: string): { browser: string; system: string } | null {
  const found = (list: typeof browsers | typeof systems) => list.find(([mark]) => mark.test(userAgent))?.[1];
  const [browser, system] = [found(browsers), found(systems)];
  return browser && system ? { browser, system } : null;
}
