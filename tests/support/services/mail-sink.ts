import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll } from "vitest";
import { listen } from "../listen.ts";

/**
 * A mail service on loopback for the tests of a file.
 * @param accept gets each mail; what it throws is the refusal
 */
export async function openMailSink(
  accept: (mail: { to: string[]; raw: string }) => void | Promise<void>,
  options: SMTPServerOptions = {},
) {
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      const to = envelope.rcptTo.map(({ address }) => address);
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        try {
          await accept({ to, raw: Buffer.concat(chunks).toString() });
          done();
        } catch (error) {
          done(error as Error);
        }
      });
    },
    ...options,
  });
  sink.on("error", () => {});
  const port = await listen(sink.server);
  afterAll(() => new Promise<void>((resolve) => sink.close(() => resolve())));
  return `smtp://127.0.0.1:${port}`;
}
