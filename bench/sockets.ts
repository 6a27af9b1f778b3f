// `npm run bench:sockets`: many live connections on one process, beside a bare `ws` echo. See docs/benchmarks.md.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import type { OpenedSession, ServerFrame } from "#app/chat/contract.ts";
import { startEmbedded } from "#platform/database/embedded.server.ts";
import type { EchoOrder } from "./bare-sockets.ts";
import { startChild } from "./child.ts";
import { Crowd, type Stretch, type Tongue } from "./crowd.ts";
import { atTheEnd, begin, say, toTheEnd } from "./endings.ts";
import { build, type Product, startProduct } from "./product.ts";
import { rawRequest } from "./raw-request.ts";
import { describeMachine } from "./report.ts";
import { median } from "./timings.ts";

const { values: options } = parseArgs({
  options: {
    sockets: { type: "string", default: "2000" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "20" },
  },
});
const plan = {
  sockets: Number(options.sockets),
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  /** Between two messages of one socket, in seconds. */
  interval: 10,
};
if (!(plan.sockets >= 10 && plan.sockets <= 10_000 && plan.rounds >= 1 && plan.seconds >= 1))
  throw new Error("--sockets must be from 10 to 10000, --rounds and --seconds at least 1.");

const questions = (
  JSON.parse(readFileSync(path.join(import.meta.dirname, "../app/knowledge/questions.json"), "utf8")) as {
    en: string;
  }[]
).map(({ en }) => en);
let asked = 0;
/** As the browser writes one. */
function frameOf(clientId: string): object {
  asked += 1;
  return { type: "message", text: questions[asked % questions.length], userLanguage: "en", clientId };
}

await toTheEnd(1_200_000, async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "arribo-bench-"));
  // Root's PostgreSQL runs as another user, who must be able to reach it here.
  chmodSync(dataDir, 0o755);
  atTheEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  build();
  const quiet = { info() {}, warn: say, error: say };
  const database = await begin(() => startEmbedded({ dataDir, progress() {}, log: quiet }));
  const product = await begin(() => startProduct({ dataDir, databaseUrl: database.url }));
  const client = new Client({ connectionString: database.url });
  await client.connect();
  atTheEnd(() => client.end());
  const echo = await begin(async () => startChild("bare-sockets.ts"));
  const echoUrl = `ws://127.0.0.1:${await echo.ask<number>("open" satisfies EchoOrder)}`;

  say(`Opening ${plan.sockets} conversations…`);
  const ours = await openCrowd(await chatTongue(product, plan.sockets), product.memory);
  const bare = await openCrowd(echoTongue(echoUrl), () => echo.ask<number>("memory" satisfies EchoOrder));

  // A person has the conversations: a message is kept and told, as the echo sends it back.
  await client.query("update chat_session set state = 'staff', assignee_name = 'Ana'");
  const rounds: { ours: Stretch; bare: Stretch }[] = [];
  const said: string[] = [];
  for (let round = 1; round <= plan.rounds; round += 1) {
    say(`Round ${round} of ${plan.rounds}…`);
    const kept = await ours.crowd.talk(plan.seconds, plan.interval, false);
    said.push(...ours.crowd.ids());
    rounds.push({ ours: kept, bare: await bare.crowd.talk(plan.seconds, plan.interval, false) });
  }
  say("And with the assistant's answers, from the knowledge base…");
  await client.query("update chat_session set state = 'assistant'");
  const answered = await ours.crowd.talk(plan.seconds, plan.interval, true);
  said.push(...ours.crowd.ids());
  const { rows } = await client.query<{ id: string; times: number }>(
    "select client_id as id, count(*)::int as times from chat_message where author = 'visitor' group by 1",
  );
  report({ ours, bare, rounds, answered, said, stored: new Map(rows.map(({ id, times }) => [id, times])) });
});

type Open = { crowd: Crowd; perSocket: number };

/** A few come first, so that what is made once, whoever comes, is nobody's. @returns the crowd, and bytes for each socket */
async function openCrowd(tongue: Tongue, memory: () => Promise<number>): Promise<Open> {
  const first = await Crowd.open(tongue, Math.min(200, plan.sockets));
  await first.talk(3, plan.interval, false);
  first.close();
  await sleep(2_000);
  const before = await memory();
  const crowd = await Crowd.open(tongue, plan.sockets);
  atTheEnd(() => crowd.close());
  await sleep(5_000);
  return { crowd, perSocket: ((await memory()) - before) / plan.sockets };
}

async function chatTongue({ base }: Product, count: number): Promise<Tongue> {
  const sessions: string[] = [];
  while (sessions.length < count)
    sessions.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, count) }, () => newSession(base)))),
    );
  return {
    url: `${base.replace("http", "ws")}/ws/chat`,
    greeting: (socket) => ({ type: "join", sessionId: sessions[socket], after: 0 }),
    message: frameOf,
    hear: (frame) => {
      const told = frame as ServerFrame;
      if (told.type === "kept") return { what: "kept", clientId: told.message.clientId ?? "" };
      return told.type === "response" ? { what: "answered" } : undefined;
    },
  };
}

async function newSession(base: string): Promise<string> {
  const { status, body } = await rawRequest(`${base}/api/chat/session`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ userLanguage: "en", userName: "Anonymous" }),
  });
  if (status !== 201) throw new Error(`A conversation was answered with ${status}.`);
  return (JSON.parse(String(body)) as OpenedSession).session.sessionId;
}

function echoTongue(url: string): Tongue {
  return {
    url,
    greeting: () => undefined,
    message: frameOf,
    hear: (frame) => ({ what: "kept", clientId: (frame as { clientId: string }).clientId }),
  };
}

function report(found: {
  ours: Open;
  bare: Open;
  rounds: readonly { ours: Stretch; bare: Stretch }[];
  answered: Stretch;
  said: readonly string[];
  stored: ReadonlyMap<string, number>;
}): void {
  const { ours, bare, rounds, answered, said, stored } = found;
  const p99 = (times: readonly number[]) =>
    times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
  const middle = (times: readonly (readonly number[])[], of: (times: readonly number[]) => number) =>
    median(times.map(of));
  const [kept, echoed] = [rounds.map((one) => one.ours.kept), rounds.map((one) => one.bare.kept)];
  const slower = median(rounds.map((one) => p99(one.ours.kept) / p99(one.bare.kept)));
  const heavier = ours.perSocket / bare.perSocket;
  const all = [...rounds.flatMap((one) => [one.ours, one.bare]), answered];
  const sum = (what: "sent" | "lost" | "doubled") => all.reduce((total, one) => total + one[what], 0);
  const notStored = said.filter((id) => !stored.has(id)).length;
  const twice = said.filter((id) => (stored.get(id) ?? 0) > 1).length;
  const times = (figures: readonly (readonly number[])[]) =>
    `median ${middle(figures, median).toFixed(1)} ms, p99 ${middle(figures, p99).toFixed(1)} ms`;
  const verdict = (ratio: number, aim: number) =>
    `${ratio.toFixed(1)}× (at most ${aim}×: ${ratio <= aim ? "met" : "not met"})`;
  process.stdout.write(
    [
      "",
      describeMachine(),
      `${plan.sockets} sockets on one process, each writing every ${plan.interval} s, ${plan.rounds} rounds of ${plan.seconds} s in turns`,
      "",
      `Memory for each socket: ${(ours.perSocket / 1000).toFixed(1)} kB; bare ws ${(bare.perSocket / 1000).toFixed(1)} kB: ${verdict(heavier, 3)}`,
      `Written until kept and told: ${times(kept)}; bare ws echo ${times(echoed)}; p99 ${verdict(slower, 5)}`,
      `With the assistant's answers: kept ${times([answered.kept])}; answered ${times([answered.answered])}`,
      `${sum("sent")} messages: ${sum("lost")} without what was due, ${sum("doubled")} told twice; of ${said.length} in the database ${notStored} missing, ${twice} twice`,
      "",
    ].join("\n"),
  );
  if (sum("lost") + sum("doubled") + notStored + twice > 0) process.exitCode = 1;
}
