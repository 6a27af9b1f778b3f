import { describe, expect, test } from "vitest";
import {
  ctx,
  newPhone,
  offer,
  openWhatsappSite,
  rowOf,
  run,
  shown,
} from "../../../../../tests/support/services/whatsapp-outbox.ts";
import { findMessages } from "../outbox.server.ts";
import { unsealFacts } from "../sealed-links.server.ts";

describe.each(["meta", "twilio"] as const)("by %s", async (name) => {
  const { provider, site, taken, tells, refusal, refused, expectNoTrace } = await openWhatsappSite(name);

  test("its answer lost, but told by the webhook: it is sent, and does not leave again", async () => {
    const phone = newPhone();
    const id = await offer(phone);
    provider.moods.push("reset");
    await run(id);
    const [message] = taken(phone);
    expect((await tells("sent", message?.id ?? "", id, phone)).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({
      status: "sent",
      providerId: message?.id,
      lastError: null,
      notBefore: null,
    });
    await run(id);
    expect(taken(phone)).toHaveLength(1);
    // Another provider id under the same message id is not this message.
    const other = message?.id.endsWith("0") ? "1" : "0";
    await tells("failed", `${message?.id.slice(0, -1)}${other}`, id, phone);
    expect(await rowOf(id)).toMatchObject({ status: "sent" });
  });

  test("a failure told again does not touch what staff queued again; it leaves once", async () => {
    const phone = newPhone();
    const id = await offer(phone);
    const { effect } = await rowOf(id);
    const state = async () => (await findMessages(ctx(), [effect])).get(effect)?.state;
    await run(id);
    const first = taken(phone)[0]?.id ?? "";
    await tells("failed", first, id, phone);
    expect(await rowOf(id)).toMatchObject({ status: "failed", sentAt: expect.any(Date) });
    expect(await state()).toBe("undelivered");
    const again = () => site.send("POST", `/api/admin/outbox/${id}/send`, { staff: true });
    expect(await (await again()).json()).toMatchObject({ status: "waiting", sentAt: null });
    await tells("failed", first, id, phone);
    expect(await rowOf(id)).toMatchObject({ status: "waiting", sentAt: null });
    provider.moods.push(refusal);
    await run(id);
    await tells("failed", first, id, phone);
    expect(await rowOf(id)).toMatchObject({ status: "failed", lastError: refused, sentAt: null });
    expect(await state()).toBe("failed");
    await again();
    await tells("failed", first, id, phone);
    await run(id);
    await run(id);
    expect(taken(phone)).toHaveLength(2);
    await tells("failed", first, id, phone);
    expect(await rowOf(id)).toMatchObject({ status: "sent", providerId: taken(phone)[1]?.id });
    await tells("failed", taken(phone)[1]?.id ?? "", id, phone);
    expect(await rowOf(id)).toMatchObject({ status: "failed" });
    await again();
    await tells("delivered", taken(phone)[1]?.id ?? "", id, phone);
    await run(id);
    expect(await rowOf(id)).toMatchObject({ status: "sent", deliveredAt: expect.any(Date) });
    expect(taken(phone)).toHaveLength(2);
  });

  test("staff see each try, and when it arrived and was read; the link is kept until it arrives", async () => {
    const phone = newPhone();
    const id = await offer(phone);
    // The link grants access to the job, so it is encrypted in the outbox.
    expect(JSON.stringify((await rowOf(id)).facts)).not.toContain("canary-token");
    await run(id);
    const providerId = taken(phone)[0]?.id ?? "";
    const [sent] = await shown(site, phone);
    expect(sent).toMatchObject({
      channel: "whatsapp",
      status: "sent",
      deliveredAt: null,
      mailto: null,
      waMe: null,
    });
    expect(sent?.tries).toMatchObject([{ outcome: "accepted", code: "", took: expect.any(Number) }]);
    expect(unsealFacts(await rowOf(id)).path).toContain("canary-token");
    await tells("read", providerId, id, phone);
    const [read] = await shown(site, phone);
    expect(read).toMatchObject({ deliveredAt: expect.any(String), readAt: expect.any(String) });
    expect((await rowOf(id)).facts.path).toBeUndefined();
    const byMail = await site.send(
      "GET",
      `/api/admin/outbox?channel=email&search=${encodeURIComponent(phone)}`,
      {
        staff: true,
      },
    );
    expect(await byMail.json()).toEqual([]);
  });

  test("neither the logs nor the queue hold a number, a name or a word of a message", expectNoTrace);
});
