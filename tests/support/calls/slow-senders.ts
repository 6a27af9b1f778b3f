import { connect, type Socket } from "node:net";

/** A request whose body never ends: first line, headers except the length, and the promised size. */
export type SlowKind = {
  path: string;
  type: string;
  method?: string;
  chunked?: boolean;
  headers?: string[];
  /** Bytes a second; with 1,200 a body is just fast enough to be accepted. */
  rate?: number;
  /** Bytes sent at once at the start. */
  atOnce?: number;
};

export const slowKinds: Record<string, SlowKind> = {
  "a JSON call": { path: "/api/leads", type: "application/json" },
  "a safety request": { path: "/api/safety-requests", type: "application/json", chunked: true },
  "the chat": { path: "/api/chat", type: "application/json" },
  "a form posted to a page": { path: "/safety", type: "application/x-www-form-urlencoded" },
  "an anonymous photo": { path: "/api/dominican-vendors/photos", type: "image/png" },
  "a photo just fast enough": { path: "/api/dominican-vendors/photos", type: "image/png", rate: 1_200 },
  "a vendor's photo": { path: "/api/vendor/profile/1/photo", type: "image/png", method: "PUT" },
  "a webhook in chunks": { path: "/webhooks/whatsapp/meta", type: "image/png", chunked: true },
  "a webhook that says it is signed": {
    path: "/webhooks/whatsapp/meta",
    type: "application/json",
    headers: ["X-Hub-Signature-256: sha256=00"],
  },
  "a provider that is not set up": {
    path: "/webhooks/whatsapp/twilio",
    type: "application/x-www-form-urlencoded",
    headers: ["X-Twilio-Signature: AA=="],
  },
  "a socket that is not one": { path: "/ws/chat", type: "application/json" },
};

/** Sizes that every kind accepts; and of a file. */
const promised = { fields: 50_000, file: 500_000 };

type Crowd = {
  connections: number;
  addresses: number;
  kinds: readonly SlowKind[];
  /** The connections start one after the other, within this time in milliseconds. */
  over?: number;
};

/**
 * Connections that send a request's headers and then a few bytes a second (or what their kind says). A closed one is
 * opened again after a second.
 * @returns ends them, and returns the statuses they were answered with
 */
export function sendSlowly(
  port: number,
  { connections, addresses, kinds, over = 0 }: Crowd,
): () => Record<string, number> {
  const statuses: Record<string, number> = {};
  const sockets = new Map<Socket, SlowKind | undefined>();
  let ended = false;
  const open = (index: number) => {
    if (ended) return;
    const kind = kinds[Math.floor(index / addresses) % kinds.length];
    const socket = connect(port, "127.0.0.1");
    sockets.set(socket, kind);
    socket.on("error", () => {});
    socket.on("data", (data) => {
      const status = /^HTTP\/1\.1 (\d+)/.exec(data.toString("latin1"))?.[1];
      if (status) statuses[status] = (statuses[status] ?? 0) + 1;
    });
    socket.on("close", () => {
      sockets.delete(socket);
      setTimeout(open, 1_000, index);
    });
    if (kind) socket.write(head(kind, `203.0.113.${index % addresses}`));
  };
  for (let index = 0; index < connections; index += 1) setTimeout(open, (over / connections) * index, index);
  const drip = setInterval(() => {
    for (const [socket, kind] of sockets)
      if (socket.writable && !kind?.atOnce) socket.write(kind?.rate ? "0".repeat(kind.rate) : "1\r\n0\r\n");
  }, 1_000);
  return () => {
    ended = true;
    clearInterval(drip);
    for (const socket of sockets.keys()) socket.destroy();
    return statuses;
  };
}

function head(kind: SlowKind, address: string): string {
  const { path, type, method = "POST", chunked = false, headers = [], rate, atOnce } = kind;
  const length = atOnce ?? (rate ? promised.file : promised.fields);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    "Host: x",
    `X-Forwarded-For: ${address}`,
    `Content-Type: ${type}`,
    chunked ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`,
    ...headers,
  ];
  const begun = atOnce ? "0".repeat(atOnce - 1) : "1\r\n0\r\n";
  return `${lines.join("\r\n")}\r\n\r\n${begun}`;
}
