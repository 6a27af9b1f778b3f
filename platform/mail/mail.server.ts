import type { Socket } from "node:net";
import { createTransport, type Transporter } from "nodemailer";
import type SMTPPool from "nodemailer/lib/smtp-pool/index.js";
import { email } from "#platform/contract.ts";
import { asOneLine } from "#platform/text/invisible.ts";
import { traced } from "#platform/tracing/tracing.server.ts";

export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
  /** URL that stops such mails by one POST (RFC 8058); opened by a person it asks first. */
  unsubscribe?: string | undefined;
};

/** Socket timeout in milliseconds: a waiting mail holds up the others. */
const timeoutMs = 10_000;

/** Total milliseconds per mail; less than its sender's claim on the row (app/staff/outbox/server/send.server.ts). */
const maxDurationMs = 45_000;

/** Until somebody sets another. */
export const defaultSender = "Arribo <concierge@arribo.example>";

export type MailSettings = {
  /** smtp:// or smtps://; undefined if there is no mail service. */
  url: string | undefined;
  from: string;
  /** Of a service that an owner set in the browser: no letter and no password leaves unencrypted. */
  requireTls?: boolean;
  /** Opens the connection instead of nodemailer, to choose what may be reached. `timeoutMs` is the most it may take. */
  connect?: (target: { host: string; port: number; timeoutMs: number }) => Promise<Socket>;
};

let transport: Transporter | undefined;
let from = "";

/**
 * Called at start, and when the owner changes the service; connects with the first mail. Mails that wait for the former
 * service are still handed to it.
 */
export function openMail({ url, from: sender, requireTls = false, connect }: MailSettings): void {
  from = sender;
  const former = transport;
  if (former) setTimeout(() => former.close(), maxDurationMs).unref();
  transport = url
    ? createTransport({
        url,
        ...(requireTls && { requireTLS: true }),
        ...(connect && { getSocket: socketFrom(connect) }),
        pool: true,
        maxConnections: 5,
        // Before the server's, or our own, timeout closes it.
        idleTimeout: timeoutMs / 2,
        // Only for a mail of which no byte was sent; the outbox decides about other retries.
        maxRequeues: 1,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      })
    : undefined;
}

/** Without a service, mail waits in the outbox. */
export function isMailConfigured(): boolean {
  return transport !== undefined;
}

/** The address of every letter's sender, with its name. */
export function mailSender(): string {
  return from;
}

type GetSocket = NonNullable<SMTPPool.Options["getSocket"]>;

function socketFrom(connect: NonNullable<MailSettings["connect"]>): GetSocket {
  return ({ host = "", port, secure }, done) => {
    connect({ host, port: Number(port) || (secure ? 465 : 587), timeoutMs }).then(
      (connection) => done(null, { connection }),
      (error: Error) => done(error, false),
    );
  };
}

/**
 * Resolves once the server accepted the mail, within 45 s. The Message-ID is the outbox row's, which reveals duplicates
 * after a crash.
 * @returns the server's words
 * @throws nodemailer's errors; `code` EENVELOPE for an invalid recipient
 */
export async function sendMail(mail: Mail): Promise<string> {
  const service = transport;
  if (!service) throw new Error("no mail service is configured");
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  const { id, to, replyTo, subject, unsubscribe, ...rest } = mail;
  if (!isBareAddress(to)) throw Object.assign(new Error("invalid recipient address"), { code: "EENVELOPE" });
  const message = {
    ...rest,
    subject: asOneLine(subject),
    // As objects: nodemailer would parse a string for several addresses and names.
    to: { name: "", address: to },
    // An invalid reply address must not stop the mail; replies then go to `from`.
    ...(replyTo && isBareAddress(replyTo) ? { replyTo: { name: "", address: replyTo } } : {}),
    from,
    ...(unsubscribe && {
      headers: {
        "List-Unsubscribe": `<${unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    }),
    messageId: `<outbox-${id}@${domain}>`,
    signal: AbortSignal.timeout(maxDurationMs),
  };
  const { response } = await traced("send a mail", { kind: "client" }, () => service.sendMail(message));
  return String(response);
}

/** Connects and signs in, without a mail. @throws nodemailer's errors */
export async function verifyMail(): Promise<void> {
  if (!transport) throw new Error("no mail service is configured");
  await transport.verify();
}

/** One address without a name, list or comment. */
const isBareAddress = (address: string) => email.safeParse(address).data === address;

/** A mail that is being sent is sent to its end. */
export function closeMail(): void {
  transport?.close();
  transport = undefined;
}
