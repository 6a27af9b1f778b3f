import { describe, expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { openWhatsapp } from "#platform/whatsapp/whatsapp.server.ts";
import {
  ctx,
  newPhone,
  offer,
  rowOf,
  run,
  shown,
  withLink,
} from "../../../../../tests/support/services/whatsapp-outbox.ts";
import { metaSettings } from "../../../../../tests/support/services/whatsapp-provider.ts";
import { openSite } from "../../../../../tests/support/site.ts";
import { waitingForLock } from "../../../../../tests/support/waiting-for-lock.ts";
import type { OutboxMessage } from "../../contract.ts";
import { findMessages } from "../outbox.server.ts";
import { findOptOuts, recordOptIn, recordOptOut } from "./whatsapp-preference.server.ts";

describe("without a provider", () => {
  const site = openSite();

  test("it waits for a hand: a link with the message written, and an honest word", async () => {
    const phone = newPhone();
    const id = await offer(phone);
    expect((await rowOf(id)).dueAt).toBeNull();
    await run(id);
    const [listed] = await shown(site, phone);
    expect(listed).toMatchObject({ status: "waiting", linkHidden: true, mailto: null, waMe: null });
    expect(listed?.text).not.toContain("canary-token");
    const waiting = await withLink(site, id);
    expect(waiting).toMatchObject({
      status: "waiting",
      attempts: 0,
      tries: [],
      linkHidden: false,
      mailto: null,
    });
    const link = new URL(waiting.waMe ?? "");
    expect(link.origin + link.pathname).toBe(`https://wa.me/${phone.slice(1)}`);
    expect(link.searchParams.get("text")).toBe(waiting?.text);
    expect(waiting?.text).toContain("/job-offer/canary-token-of-the-offer");
    const { effect } = await rowOf(id);
    expect((await findMessages(ctx(), [effect, "none"])).get(effect)).toMatchObject({
      id,
      state: "ready",
      waitsForHand: true,
    });
    expect((await site.send("POST", `/api/admin/outbox/${id}/send`, { staff: true })).status).toBe(409);
    expect(await rowOf(id)).toMatchObject({ status: "waiting", attempts: 0 });
    const marked = await site.send("POST", `/api/admin/outbox/${id}/sent-by-hand`, { staff: true });
    expect(await marked.json()).toMatchObject({ status: "sent_by_hand", sentBy: "Ana", waMe: null });
  });

  test("a letter to staff and an offer: each waits by its own channel", async () => {
    const phone = newPhone();
    await offer(phone);
    const byMail = await offer("maria@example.com", { channel: "email" });
    const channels = ((await site.read("/api/admin/outbox?channel=whatsapp")) as OutboxMessage[]).map(
      ({ channel }) => channel,
    );
    expect(new Set(channels)).toEqual(new Set(["whatsapp"]));
    expect((await site.send("GET", "/api/admin/outbox?channel=pigeon", { staff: true })).status).toBe(400);
    expect(await withLink(site, byMail)).toMatchObject({
      mailto: expect.stringMatching(/^mailto:maria/),
      waMe: null,
    });
  });

  const phone = "+18095550142";

  test("a STOP that arrives while staff write down the opposite stands", async () => {
    openWhatsapp({ publicUrl: undefined, settings: { ...metaSettings, url: "http://127.0.0.1:1" } });
    let heard: Promise<string> | undefined;
    await db().transaction(async (tx) => {
      await recordOptOut({ db: tx, now: new Date() }, phone, "STOP");
      // Staff record an opt-in by phone without having seen this opt-out.
      const starting = db().transaction((other) =>
        recordOptIn({ db: other, now: new Date(Date.now() + 1_000) }, phone, "yes, please", "Ana"),
      );
      heard = starting.then(
        () => "written",
        (error: { code?: string }) => String(error.code),
      );
      await Promise.race([heard, waitingForLock()]);
    });
    expect(await heard).toBe("conflict");
    expect([...(await findOptOuts({ db: db() }, [phone])).keys()]).toEqual([phone]);
  });

  test("without a provider, where no START can arrive, staff write down that somebody wants messages again", async () => {
    openWhatsapp({ publicUrl: undefined, settings: undefined });
    await recordOptOut({ db: db(), now: new Date() }, phone, "STOP");
    await recordOptIn({ db: db(), now: new Date() }, phone, "START, by WhatsApp", "Ana");
    expect((await findOptOuts({ db: db() }, [phone])).size).toBe(0);
  });
});
