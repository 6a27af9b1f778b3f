import type { IncomingMessage, ServerResponse } from "node:http";
import { constants, createBrotliCompress, createGzip } from "node:zlib";

const compressible = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;

/** Brotli or gzip while the answer is being sent, with the quality of the usual `compression` middleware. */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const encoding = ["br", "gzip"].find((one) => accepted.includes(one));
  if (!encoding) return;
  const { writeHead, write, end } = response;
  response.writeHead = (status: number, reason?: unknown, headers?: unknown) => {
    const given = (headers ?? reason) as Record<string, string>;
    if (!compressible.test(given["content-type"] ?? "")) return writeHead.call(response, status, given);
    const stream =
      encoding === "gzip"
        ? createGzip()
        : createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
    stream.on("data", (chunk) => write.call(response, chunk, "utf8"));
    stream.on("end", () => end.call(response, null, "utf8"));
    stream.on("drain", () => response.emit("drain"));
    response.write = (chunk: unknown) => stream.write(chunk);
    response.end = (chunk?: unknown) => {
      stream.end(chunk);
      return response;
    };
    return writeHead.call(response, status, {
      ...given,
      "content-encoding": encoding,
      vary: "accept-encoding",
    });
  };
}
