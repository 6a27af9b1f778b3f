import { request } from "node:http";

export type RawAnswer = { status: number; headers: string[]; body: Buffer };

/** A request whose response is not decoded: compressed body, all headers. */
export function rawRequest(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const { method = "GET", headers = {}, body } = options;
    const asked = request(url, { method, headers, agent: false, timeout: 10_000 }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.rawHeaders, body: Buffer.concat(chunks) }),
      );
    });
    asked.on("error", reject);
    asked.on("timeout", () => asked.destroy(new Error(`${url} did not answer in time.`)));
    asked.end(body);
  });
}

export function header(answer: RawAnswer, name: string): string | undefined {
  const index = answer.headers.findIndex((word, place) => place % 2 === 0 && word.toLowerCase() === name);
  return index < 0 ? undefined : answer.headers[index + 1];
}
