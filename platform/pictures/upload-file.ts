import { ApiError } from "#platform/api-client/client.ts";
import { parseJson } from "#platform/text/parse-json.ts";

type UploadInput = {
  method: "POST" | "PUT";
  url: string;
  file: Blob;
  token?: string | undefined;
  /** From 0 to 1; at 1 everything is sent, and the server is still working. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/**
 * By XMLHttpRequest: `fetch` reports no upload progress.
 * @returns parsed JSON, unchecked
 * @throws ApiError; TypeError if there is no answer within five minutes; AbortError when cancelled
 */
export function uploadFile({ method, url, file, token, onProgress, signal }: UploadInput): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    signal.addEventListener("abort", cancel);
    request.onloadend = () => signal.removeEventListener("abort", cancel);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    };
    request.onerror = () => reject(new TypeError("upload failed"));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(new DOMException("cancelled", "AbortError"));
    request.onload = () => {
      if (request.status >= 200 && request.status <= 299) resolve(parseJson(request.responseText));
      else reject(new ApiError(request.status, request.statusText, request.responseText));
    };
    request.open(method, url);
    request.timeout = 5 * 60_000;
    request.setRequestHeader("Content-Type", file.type);
    if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
    request.send(file);
  });
}
