import { inArray, sql } from "drizzle-orm";
import type { PersonalData } from "#platform/security/personal-data.server.ts";
import { idempotencyKey } from "./schema.server.ts";

const { call, key, createdAt } = idempotencyKey;
const id = sql<string>`${call} || ' ' || ${key}`;

/** A person's saved answers. They hold no name: they are found by call and time of the person's other records. */
export const savedAnswersPersonalData: PersonalData = {
  tables: [idempotencyKey],
  async find({ db }, _person, { answers }) {
    const rows = await db
      .select({ id, at: createdAt, call })
      .from(idempotencyKey)
      .where(
        sql`(${call}, ${createdAt}) in (select one ->> 'call', (one ->> 'at')::timestamptz
          from jsonb_array_elements(${JSON.stringify(answers)}::jsonb) as one)`,
      );
    return rows.map((row) => ({
      id: row.id,
      at: row.at,
      about: row.call,
      data: { call: row.call, at: row.at },
    }));
  },
  async erase({ db }, records) {
    await db.delete(idempotencyKey).where(
      inArray(
        id,
        records.map((record) => String(record.id)),
      ),
    );
  },
};
