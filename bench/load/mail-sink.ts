// A mail service on loopback that takes every letter and keeps none.
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { takeOrders } from "./child.ts";

/** `open` begins it and answers its port; `taken` answers how many letters it has. */
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
// A client that hangs up is no failure of the sink.
sink.on("error", () => {});

takeOrders<MailSinkOrder>(async (order) => {
  if (order === "taken") return taken;
  await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
  return (sink.server.address() as AddressInfo).port;
});
