import type { Locator, Page } from "@playwright/test";

type Task = {
  name: string;
  /** Clicks and filled fields before the desk was built. */
  before: number;
  /** The most that it may take now: half, unless `why` says why not. */
  most: number;
  why?: string;
};

/**
 * What a concierge does most often, counted from Today on. A click is one, a filled field is one (also the words of a letter), a
 * key that the screen names is one.
 */
export const tasks = {
  lead: { name: "Lead: answered with a template, marked as contacted", before: 6, most: 3 },
  booking: { name: "Booking: cost and note, confirmed", before: 8, most: 4 },
  chat: { name: "Chat: answered with a ready answer, taken over", before: 5, most: 2 },
  words: {
    ...{ name: "Chat: answered in words of one's own", before: 5, most: 3 },
    why: "to open it is to read it; then the words, and the key that sends them",
  },
  back: { name: "Chat: handed back", before: 1, most: 1, why: "one click cannot be halved" },
  application: {
    ...{ name: "Vendor application: checked and approved", before: 8, most: 7 },
    why: "each of the four checks is ticked by whoever did it, and approving asks with what it does",
  },
  localVendor: { name: "Local vendor: approved", before: 2, most: 1 },
  matching: { name: "Job of a booking: given out", before: 7, most: 3 },
  review: { name: "Review: published", before: 2, most: 1 },
  safety: {
    ...{ name: "Call for help: reached, note, closed", before: 5, most: 3 },
    why: "it is read before it is closed, and what was done is written down",
  },
  message: {
    ...{ name: "Message: answered, marked as answered", before: 3, most: 3 },
    why: "before, the answer was written in another program and not counted",
  },
  letters: { name: "Three letters: marked as sent by hand", before: 6, most: 3 },
  person: { name: "Whole story of a person", before: 20, most: 2 },
} as const satisfies Record<string, Task>;
export type TaskName = keyof typeof tasks;

/** Whether a task may take more than half of what it took. */
export const isExcepted = (task: Task): boolean => task.why !== undefined;

/** Does what a person does, and counts it. */
export class Counter {
  count = 0;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.count += 1;
    await target.click();
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.fill(text);
  }

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press(key);
  }
}
