import { createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { listen } from "../../tests/support/listen.ts";
import { closeMail, openMail, sendMail } from "./mail.server.ts";

const from = "Arribo <concierge@arribo.example>";
const mail = { id: "1", to: "marsha@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };

afterAll(closeMail);

test("a mail service that says nothing, or its greeting and then nothing, is given up", async () => {
  const sending = ["", "220 mail.example ready\r\n"].map(async (greeting) => {
    const silent = createServer((socket) => socket.on("error", () => {}).write(greeting));
    openMail({ url: `smtp://127.0.0.1:${await listen(silent)}`, from });
    await expect(sendMail(mail)).rejects.toThrow(/timeout|greeting never received/i);
    silent.close();
  });
  await Promise.all(sending);
});

async function openSink(onData: SMTPServerOptions["onData"]) {
  let connections = 0;
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onData,
  });
  sink.on("error", () => {});
  openMail({ url: `smtp://127.0.0.1:${await listen(sink.server)}`, from });
  return { sink, connections: () => connections };
}

test("many mails go over a few connections; what one is refused does not end the others", async () => {
  const { sink, connections } = await openSink((stream, _session, done) => {
    let raw = "";
    stream.on("data", (chunk: Buffer) => {
      raw += chunk.toString();
    });
    stream.on("end", () =>
      done(raw.includes("outbox-7@") ? Object.assign(new Error("no"), { responseCode: 550 }) : null),
    );
  });
  const all = Array.from({ length: 60 }, (_, index) => sendMail({ ...mail, id: String(index) }));
  const outcomes = await Promise.allSettled(all);
  const refused = outcomes.flatMap(({ status }, index) => (status === "rejected" ? [index] : []));
  expect(refused).toEqual([7]);
  expect(connections()).toBeLessThanOrEqual(5);
  closeMail();
  sink.close();
});

test("a mail that was handed over as the connection broke is not handed over again by itself", async () => {
  let taken = 0;
  const { sink } = await openSink((stream, _session, done) => {
    stream.on("end", () => {
      taken += 1;
      if (taken === 1) return done();
      // After the whole second mail, on a reused connection.
      for (const client of sink.connections) (client as { close: () => void }).close();
    });
    stream.resume();
  });
  await sendMail(mail);
  await expect(sendMail({ ...mail, id: "2" })).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(taken).toBe(2);
  closeMail();
  sink.close();
});
