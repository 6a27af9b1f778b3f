export const asRoot = process.getuid?.() === 0;

/** Whether to run tests that need root: on CI always, where they fail instead of being skipped. */
export const triesAsRoot = asRoot || process.env.CI !== undefined;
