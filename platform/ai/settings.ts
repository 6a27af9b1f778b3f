/** An AI that speaks OpenAI's protocol, whoever runs it. */
export type AiSettings = {
  /** Without a slash at its end. */
  url: string;
  key: string;
  model: string;
  /** What a million tokens cost, in US$; the same figure is a token's price in millionths of a US$. */
  prices: { in: number; out: number };
  /** The most that a day may cost, in US$. */
  dailyBudget: number;
};
