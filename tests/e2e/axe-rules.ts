/** What axe is asked about: WCAG 2.2 AA and all before it, and what it calls best practice. */
export const accessibilityRules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
