import { rawPool } from "#platform/database/pool.server.ts";
import { together } from "#platform/database/together.server.ts";

/** Money set aside for one call; `amount` in millionths of a US$. */
export type Reservation = { day: string; amount: number };

/**
 * As many of the asked amounts, from the first on, as still fit into the day. The row is locked while the sum is made,
 * so that no two processes give out the same money.
 */
const reserveAll = `
  with asked as (
    select sum(amount) over (order by place) as total
    from json_to_recordset($1) as asked (place integer, amount bigint)
  )
  insert into ai_spending as today (day, spent)
  values (
    (now() at time zone 'America/Santo_Domingo')::date,
    coalesce((select max(total) from asked where total <= $2::bigint), 0)
  )
  on conflict (day) do update
    set spent = today.spent + (select max(total) from asked where today.spent + total <= $2::bigint)
    where exists (select from asked where today.spent + total <= $2::bigint)
  returning today.day::text as day, new.spent - coalesce(old.spent, 0) as granted`;

const settleAll = `
  update ai_spending set spent = spent - back.amount
  from (
    select day, sum(amount) as amount from json_to_recordset($1) as back (day date, amount bigint) group by day
  ) as back
  where ai_spending.day = back.day`;

type Asked = { amount: number; budget: number };

/** How long a refusal is remembered, in milliseconds: who comes in a flood is not worth a question each. */
const memory = 1_000;
let refused = { budget: 0, until: 0 };

const reserveTogether = together<Asked, Reservation | null>(async (all) => {
  // All of a process have the same budget: it is a setting.
  const budget = all[0]?.budget ?? 0;
  if (refused.budget === budget && performance.now() < refused.until) return all.map(() => null);
  const asked = all.map(({ amount }, place) => ({ place, amount }));
  const values = [JSON.stringify(asked), budget];
  const { rows } = await rawPool().query<{ day: string; granted: string }>({ text: reserveAll, values });
  let left = Number(rows[0]?.granted ?? 0);
  const given = all.map(({ amount }) => {
    left -= amount;
    return left >= 0 ? { day: rows[0]?.day ?? "", amount } : null;
  });
  if (given.includes(null)) refused = { budget, until: performance.now() + memory };
  return given;
});

const settleTogether = together<Reservation, void>(async (back) => {
  await rawPool().query({ text: settleAll, values: [JSON.stringify(back)] });
  return [];
});

/**
 * Sets money aside before a call, so that calls side by side, in any number of processes, cannot cost more than the day
 * may. What a killed process had set aside stays spent.
 * @param amount the most the call can cost @param budget of a day; both in whole millionths of a US$
 * @returns null where the day's money does not reach
 */
export function reserve(amount: number, budget: number): Promise<Reservation | null> {
  return reserveTogether({ amount, budget });
}

/** Gives back what the call did not cost after all. @param cost in whole millionths of a US$ */
export async function settle({ day, amount }: Reservation, cost: number): Promise<void> {
  if (cost < amount) await settleTogether({ day, amount: amount - cost });
}
