import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterAll, expect, test } from "vitest";
import { closeMail, openMail, sendMail } from "./mail.server.ts";

const mail = { id: "1", to: "marsha@example.com", subject: "Hello", text: "Hello", html: "<p>Hello</p>" };

afterAll(closeMail);

test.for(["", "220 mail.example ready\r\n"])(
  "a mail service that says %j and then nothing is given up",
  { timeout: 30_000 },
  async (greeting) => {
    const silent = createServer((socket) => socket.on("error", () => {}).write(greeting));
    silent.listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    openMail({ url: `smtp://127.0.0.1:${port}`, from: "Arribo <concierge@arribo.example>" });
    await expect(sendMail(mail)).rejects.toThrow(/timeout|greeting never received/i);
    silent.close();
  },
);
