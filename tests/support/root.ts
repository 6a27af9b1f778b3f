/** Whether the tests run as root. */
export const asRoot = process.getuid?.() === 0;

/** Whether what only root can try is tried: on CI always, where it fails instead of being skipped. */
export const triesAsRoot = asRoot || process.env.CI !== undefined;
