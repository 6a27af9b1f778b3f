import { vi } from "vitest";

/** Stubs `fetch`: answers each call by "METHOD /path", any other with 404. The test unstubs it. */
export function answerCalls(answers: Record<string, readonly [status: number, body: unknown]>): void {
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    const [status, body] = answers[`${method} ${url}`] ?? [404, {}];
    return new Response(JSON.stringify(body), { status });
  });
}
