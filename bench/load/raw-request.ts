import { request } from "node:http";

export type RawResponse = { status: number; headers: string[]; body: Buffer };

/** A request whose response is not decoded: compressed body, all headers. */
export function rawRequest(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const { method = "GET", headers = {}, body } = options;
    const outgoing = request(url, { method, headers, agent: false, timeout: 10_000 }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.rawHeaders, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on("error", reject);
    outgoing.on("timeout", () => outgoing.destroy(new Error(`${url} did not answer in time.`)));
    outgoing.end(body);
  });
}

export function header(answer: RawResponse, name: string): string | undefined {
  const index = answer.headers.findIndex((word, place) => place % 2 === 0 && word.toLowerCase() === name);
  return index < 0 ? undefined : answer.headers[index + 1];
}
