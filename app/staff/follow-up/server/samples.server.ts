import { db } from "#platform/database/pool.server.ts";
import { momentInSantoDomingo, todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { nextStep, note } from "../schema.server.ts";

const hour = 3_600_000;
const author = { by: "Ana (sample)", byEmail: "ana.sample@example.com" };

/** By the reference of a sample lead. `dueIn` counts days from today. */
const samples = [
  {
    lead: "SAMPLE-005",
    note: "Called her on Tuesday: she is free in the mornings only, and would like to hear from another nurse who moved.",
    step: { what: "Call about the house in Cabarete", dueIn: 0, hour: "10:00" },
  },
  {
    lead: "SAMPLE-006",
    note: "Quiere saber cuánto paga en aduanas por el carro. Le prometí una lista de papeles.",
    step: { what: "Enviarle la lista de papeles del carro", dueIn: -1, hour: "" },
  },
  {
    lead: "SAMPLE-010",
    note: "Her cousin in Puerto Plata has a place for the salon; she asks what a permit costs.",
    step: { what: "Ask the lawyer what a permit for a salon costs", dueIn: 2, hour: "" },
  },
] as const;

/** @param leads ids by reference @returns number of rows inserted; 0 if there are notes already */
export async function seedFollowUp(now: Date, leads: ReadonlyMap<string, number>): Promise<number> {
  if ((await db().$count(note)) > 0) return 0;
  const known = samples.flatMap((one) => {
    const recordId = leads.get(one.lead);
    return recordId === undefined ? [] : [{ ...one, record: { recordKind: "lead" as const, recordId } }];
  });
  if (known.length === 0) return 0;
  const createdAt = new Date(now.getTime() - 20 * hour);
  await db()
    .insert(note)
    .values(known.map(({ record, note: text }) => ({ ...record, ...author, text, createdAt })));
  await db()
    .insert(nextStep)
    .values(
      known.map(({ record, step }) => ({
        ...record,
        what: step.what,
        assignee: null,
        dueAt: dueAt(now, step),
        hasHour: step.hour !== "",
        addedBy: author.byEmail,
        createdAt,
      })),
    );
  return 2 * known.length;
}

function dueAt(now: Date, { dueIn, hour: at }: (typeof samples)[number]["step"]): Date {
  const day = todayInSantoDomingo(new Date(now.getTime() + dueIn * 24 * hour));
  return new Date(momentInSantoDomingo(day, at || "00:00"));
}
