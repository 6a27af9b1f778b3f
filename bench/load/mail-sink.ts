// A mail server on loopback that counts mails and discards them.
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { takeOrders } from "./child.ts";

/** `open` returns the port, `taken` the number of mails. */
export type MailSinkOrder = "open" | "taken";

let taken = 0;
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    stream.on("end", () => {
      taken += 1;
      done();
    });
    stream.resume();
  },
});
// Clients that disconnect are no error.
sink.on("error", () => {});

takeOrders<MailSinkOrder>(async (order) => {
  if (order === "taken") return taken;
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
  return (sink.server.address() as AddressInfo).port;
});
