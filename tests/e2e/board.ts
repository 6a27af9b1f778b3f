import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect } from "@playwright/test";
import type { ManagedPost, PostReceipt } from "#app/community/contract.ts";

/** Words that no other test uses. */
export const newWords = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

/** A post or a reply that is on the board at once: staff, who are signed in, write it. */
export async function postedByTeam(staff: APIRequestContext, more: object): Promise<number> {
  const data = { userId: "Arribo", content: newWords("Words of the house."), ...more };
  const answer = await staff.post("/api/community/post", { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as PostReceipt).id;
}

/** What staff find when they look for a post. */
export async function storedPost(staff: APIRequestContext, search: string): Promise<ManagedPost[]> {
  const answer = await staff.get("/api/admin/community", { params: { search, limit: 100 } });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as ManagedPost[];
}

export async function decided(staff: APIRequestContext, id: number, data: object): Promise<void> {
  const answer = await staff.patch(`/api/admin/community/${id}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}
