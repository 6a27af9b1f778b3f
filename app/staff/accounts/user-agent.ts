// In this order: Edge and Opera also contain "Chrome", and Chrome contains "Safari".
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

/** For display only, never for decisions: user agents can be forged. @returns null if browser or system is unknown */
export function parseUserAgent(userAgent: string): { browser: string; system: string } | null {
  const match = (list: typeof browsers | typeof systems) =>
    list.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [match(browsers), match(systems)];
  return browser && system ? { browser, system } : null;
}
