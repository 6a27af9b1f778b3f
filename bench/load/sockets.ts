// `npm run bench:sockets`: many chat connections beside bare `ws` (docs/benchmarks.md).

import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "pg";
import type { ServerFrame } from "#app/support/chat/contract.ts";
import { limits } from "#platform/http/limits.server.ts";
import type { BareOrder } from "../limits/bare-sockets.ts";
import { build, type Product, startProduct } from "../product.ts";
import type { MemoryUse } from "../profile/memory.ts";
import { describeMachine } from "../report.ts";
import { median } from "../timings.ts";
import { newSession, nextQuestion } from "./chat.ts";
import { startChild } from "./child.ts";
import { addCleanup, makeFolder, runWithCleanup, say, startDatabase, startWithCleanup } from "./cleanup.ts";
import { ClientGroup, type Protocol, type RunResult } from "./clients.ts";
import { openMailSink } from "./mail.ts";
import { type OtherTimes, othersPerSecond, sendOthers } from "./others.ts";

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
  /** Seconds between two messages of a socket. */
  interval: 10,
};
if (!(plan.sockets >= 10 && plan.sockets <= 10_000 && plan.rounds >= 1 && plan.seconds >= 1))
  throw new Error("--sockets must be from 10 to 10000, --rounds and --seconds at least 1.");

if ((plan.rounds * (plan.seconds + plan.interval)) / plan.interval >= limits.chat.points)
  throw new Error("So many messages would be over a conversation's limit.");

function frameOf(clientId: string): object {
  return { type: "message", text: nextQuestion(), userLanguage: "en", clientId };
}

await runWithCleanup(1_200_000, async () => {
  const dataDir = makeFolder();
  build();
  const database = await startDatabase(dataDir);
  const { url: smtpUrl } = await openMailSink();
  const hook = new URL("../profile/memory-hook.ts", import.meta.url).href;
  const product = await startWithCleanup(() =>
    startProduct({ dataDir, databaseUrl: database.url, hook, smtpUrl }),
  );
  const client = new Client({ connectionString: database.url });
  await client.connect();
  addCleanup(() => client.end());

  say(`Opening ${plan.sockets} conversations…`);
  const ours = await openClients(await chatProtocol(product, plan.sockets), async () => {
    const reply = once(product.process, "message", { signal: AbortSignal.timeout(30_000) });
    product.process.send("weigh");
    return (await reply)[0] as MemoryUse;
  });
  const echo = await openEcho(undefined);
  const storingEcho = await openEcho(database.url);

  // Staff's conversations: messages are stored and broadcast without the assistant.
  await client.query("update chat_session set state = 'staff', assignee_name = 'Ana'");
  const rounds: Round[] = [];
  const messageIds: string[] = [];
  for (let round = 1; round <= plan.rounds; round += 1) {
    say(`Round ${round} of ${plan.rounds}…`);
    rounds.push({
      ours: await ours.clients.run(plan.seconds, plan.interval, false),
      echo: await echo.clients.run(plan.seconds, plan.interval, false),
      keeping: await storingEcho.clients.run(plan.seconds, plan.interval, false),
    });
    messageIds.push(...ours.clients.ids());
  }
  say("And with the assistant's answers, from the knowledge base…");
  await client.query("update chat_session set state = 'assistant'");
  const questions: QuestionRound[] = [];
  for (let round = 1; round <= plan.rounds; round += 1) {
    say(`Round ${round} of ${plan.rounds}…`);
    questions.push(await questionRound(product, ours.clients));
    messageIds.push(...ours.clients.ids());
  }
  const { rows } = await client.query<{ id: string; times: number }>(
    "select client_id as id, count(*)::int as times from chat_message where author = 'visitor' group by 1",
  );
  const stored = new Map(rows.map(({ id, times }) => [id, times]));
  report({ ours, echo, rounds, questions, messageIds, stored });
});

/** Other visitors alone, then the same while every conversation asks the assistant. */
async function questionRound({ base }: Product, clients: ClientGroup): Promise<QuestionRound> {
  await sendOthers(base, 2);
  const alone = await sendOthers(base, plan.seconds);
  const [answered, meanwhile] = await Promise.all([
    clients.run(plan.seconds, plan.interval, true),
    sleep(plan.interval * 1000).then(() => sendOthers(base, plan.seconds)),
  ]);
  return { alone, answered, meanwhile };
}

type Open = { clients: ClientGroup; perSocket: MemoryUse };
type Round = { ours: RunResult; echo: RunResult; keeping: RunResult };
type QuestionRound = {
  answered: RunResult;
  /** Other visitors' requests without questions, and with them. */
  alone: OtherTimes;
  meanwhile: OtherTimes;
};

/** A first group warms up what is allocated once. @returns the clients, and bytes per socket */
async function openClients(protocol: Protocol, weigh: () => Promise<MemoryUse>): Promise<Open> {
  const first = await ClientGroup.open(protocol, Math.min(200, plan.sockets));
  await first.run(0, 3, false);
  first.close();
  await sleep(2_000);
  const before = await weigh();
  const clients = await ClientGroup.open(protocol, plan.sockets);
  addCleanup(() => clients.close());
  await sleep(5_000);
  const after = await weigh();
  const each = (what: keyof MemoryUse) => (after[what] - before[what]) / plan.sockets;
  return { clients, perSocket: { held: each("held"), resident: each("resident") } };
}

/** @param databaseUrl stores each message before the echo */
async function openEcho(databaseUrl: string | undefined): Promise<Open> {
  const child = await startWithCleanup(async () => startChild("limits/bare-sockets.ts"));
  const ask = <T>(order: BareOrder) => child.ask<T>(order);
  const url = `ws://127.0.0.1:${await ask<number>({ open: databaseUrl })}`;
  return openClients(echoProtocol(url), () => ask<MemoryUse>("weigh"));
}

async function chatProtocol({ base }: Product, count: number): Promise<Protocol> {
  const sessions: string[] = [];
  while (sessions.length < count)
    sessions.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, count) }, () => newSession(base)))),
    );
  return {
    url: `${base.replace("http", "ws")}/ws/chat`,
    firstMessage: (socket) => ({ type: "join", sessionId: sessions[socket], after: 0 }),
    message: frameOf,
    parse: (frame) => {
      const parsed = frame as ServerFrame;
      if (parsed.type === "kept") return { what: "stored", clientId: parsed.message.clientId ?? "" };
      return parsed.type === "response" ? { what: "answered" } : undefined;
    },
  };
}

function echoProtocol(url: string): Protocol {
  return {
    url,
    firstMessage: () => undefined,
    message: frameOf,
    parse: (frame) => ({ what: "stored", clientId: (frame as { clientId: string }).clientId }),
  };
}

function report(found: {
  ours: Open;
  echo: Open;
  rounds: readonly Round[];
  questions: readonly QuestionRound[];
  messageIds: readonly string[];
  stored: ReadonlyMap<string, number>;
}): void {
  const { ours, echo, rounds, questions, messageIds, stored } = found;
  const timesOf = (who: keyof Round) => rounds.map((round) => round[who].stored);
  const slower = (who: keyof Round) =>
    median(rounds.map((round) => p99(round.ours.stored) / p99(round[who].stored)));
  const heavier = (what: keyof MemoryUse) => ours.perSocket[what] / echo.perSocket[what];
  const all = [
    ...rounds.flatMap((round) => Object.values(round)),
    ...questions.map(({ answered }) => answered),
  ];
  const sum = (what: "sent" | "lost" | "duplicated") => all.reduce((total, one) => total + one[what], 0);
  const notStored = messageIds.filter((id) => !stored.has(id)).length;
  const twice = messageIds.filter((id) => (stored.get(id) ?? 0) > 1).length;
  process.stdout.write(
    [
      "",
      describeMachine(),
      `${plan.sockets} sockets on one process, each from an address of its own and writing every ${plan.interval} s, ${plan.rounds} rounds of ${plan.seconds} s in turns, each after ${plan.interval} s that are not timed`,
      "",
      `Memory held for each socket: ${kilo(ours.perSocket.held)}; bare ws ${kilo(echo.perSocket.held)}: ${verdict(heavier("held"), 3)}`,
      `Resident memory for each: ${kilo(ours.perSocket.resident)}; bare ws ${kilo(echo.perSocket.resident)}: ${heavier("resident").toFixed(1)}×`,
      `Written until kept and told: ${times(timesOf("ours"))}`,
      `Bare ws, kept in the same PostgreSQL and sent back: ${times(timesOf("keeping"))}; p99 ${verdict(slower("keeping"), 5)}`,
      `Bare ws, only sent back: ${times(timesOf("echo"))}; p99 ${slower("echo").toFixed(1)}×`,
      ...questionLines(questions),
      `${sum("sent")} messages: ${sum("lost")} without what was due, ${sum("duplicated")} told twice; of ${messageIds.length} in the database ${notStored} missing, ${twice} twice`,
      "",
    ].join("\n"),
  );
  if (sum("lost") + sum("duplicated") + notStored + twice > 0) process.exitCode = 1;
}

function questionLines(questions: readonly QuestionRound[]): string[] {
  const names = Object.keys(questions[0]?.alone ?? {}) as (keyof OtherTimes)[];
  return [
    `${plan.sockets / plan.interval} questions a second to the assistant: kept ${times(questions.map(({ answered }) => answered.stored))}; answered ${times(questions.map(({ answered }) => answered.answered))}`,
    ...names.map((name) => {
      const [alone, meanwhile] = (["alone", "meanwhile"] as const).map((when) =>
        questions.map((round) => round[when][name]),
      );
      const slower = median(questions.map((round) => p99(round.meanwhile[name]) / p99(round.alone[name])));
      return `Meanwhile ${othersPerSecond} times a second the ${name}: ${times(meanwhile ?? [])}; without questions ${times(alone ?? [])}; p99 ${verdict(slower, 2)}`;
    }),
  ];
}

function p99(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
}

function times(rounds: readonly (readonly number[])[]): string {
  const middle = (of: (times: readonly number[]) => number) => median(rounds.map(of)).toFixed(1);
  return `median ${middle(median)} ms, p99 ${middle(p99)} ms`;
}

function kilo(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function verdict(ratio: number, aim: number): string {
  return `${ratio.toFixed(1)}× (at most ${aim}×: ${ratio <= aim ? "met" : "not met"})`;
}
