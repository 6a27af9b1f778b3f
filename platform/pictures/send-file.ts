import { ApiError } from "#platform/api-client/client.ts";

type FileCall = {
  method: "POST" | "PUT";
  url: string;
  file: Blob;
  token?: string | undefined;
  /** From 0 to 1; at 1 everything is sent, and the server is still working. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
};

/** By XMLHttpRequest: `fetch` reports no upload progress. @returns parsed JSON, unchecked @throws ApiError; TypeError */
export function sendFile({ method, url, file, token, onProgress, signal }: FileCall): Promise<unknown> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const call = new XMLHttpRequest();
    const cancel = () => call.abort();
    signal.addEventListener("abort", cancel);
    call.onloadend = () => signal.removeEventListener("abort", cancel);
    call.upload.onprogress = (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    };
    call.onerror = () => reject(new TypeError("the upload failed"));
    call.ontimeout = call.onerror;
    call.onabort = () => reject(new DOMException("cancelled", "AbortError"));
    call.onload = () => {
      if (call.status >= 200 && call.status <= 299) resolve(parsed(call.responseText));
      else reject(new ApiError(call.status, call.statusText, call.responseText));
    };
    call.open(method, url);
    call.timeout = 5 * 60_000;
    call.setRequestHeader("Content-Type", file.type);
    if (token) call.setRequestHeader("Authorization", `Bearer ${token}`);
    call.send(file);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
