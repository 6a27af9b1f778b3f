import { createTransport, type Transporter } from "nodemailer";
import { email } from "#platform/contract.ts";
import { asOneLine } from "#platform/text/invisible.ts";

export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string | undefined;
};

/** How long the service may be silent, in milliseconds: a letter that waits holds up the others. */
const patience = 10_000;

/** How long one mail may take in all, in milliseconds: less than its sender has claimed it for (app/staff/outbox/server/send.server.ts). */
const longest = 45_000;

let transport: Transporter | undefined;
let from = "";

/** Opens the mail service, if there is one. */
export function openMail(options: { url: string | undefined; from: string }): void {
  from = options.from;
  transport = options.url
    ? createTransport({
        url: options.url,
        pool: true,
        maxConnections: 5,
        // Before the service, or our own time-out, ends it.
        idleTimeout: patience / 2,
        // Only of a mail of which not a byte was sent. All else is the outbox's to decide.
        maxRequeues: 1,
        connectionTimeout: patience,
        greetingTimeout: patience,
        socketTimeout: patience,
      })
    : undefined;
}

/** Whether mail can be sent at all; without a service it waits in the outbox. */
export function mailIsConfigured(): boolean {
  return transport !== undefined;
}

/**
 * Hands a mail to the service. Returns only when it was accepted. The Message-ID comes from the outbox row:
 * should a crash make us send twice, the receiver can tell.
 */
export async function sendMail(mail: Mail): Promise<void> {
  if (!transport) throw new Error("no mail service is configured");
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? "localhost";
  const { id, to, replyTo, subject, ...rest } = mail;
  if (!isBareAddress(to)) throw Object.assign(new Error("not an address"), { code: "EENVELOPE" });
  await transport.sendMail({
    ...rest,
    subject: asOneLine(subject),
    // As objects, which nodemailer takes as they are: in a text it would look for several addresses, and for names.
    to: { name: "", address: to },
    // Without one the answer comes to `from`; the mail itself must arrive.
    ...(replyTo && isBareAddress(replyTo) ? { replyTo: { name: "", address: replyTo } } : {}),
    from,
    messageId: `<outbox-${id}@${domain}>`,
    signal: AbortSignal.timeout(longest),
  });
}

/** One address and nothing else: no name, no list, no comment. */
const isBareAddress = (address: string) => email.safeParse(address).data === address;

export function closeMail(): void {
  transport?.close();
  transport = undefined;
}
