export type AiSettings = {
  /** Without trailing slash. */
  url: string;
  key: string;
  model: string;
  /** US$ per million tokens, which equals millionths of a US$ per token. */
  prices: { in: number; out: number };
  /** In US$. */
  dailyBudget: number;
};
