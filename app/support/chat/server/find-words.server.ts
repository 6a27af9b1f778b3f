import { and, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { mostFound } from "#platform/database/lists/capped-count.ts";
import { type Matcher, searchFilterBy } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { chatMessageSearchText, chatSearchText, chatSession, waitingSearchText } from "../schema.server.ts";

/** How a list finds conversations. */
export type FoundWords = {
  /** In SQL: tests one conversation after the other; undefined without a search. */
  filter: SQL | undefined;
  /** More conversations have the words than are counted. */
  areMany: boolean;
  /** Only if all words are frequent: what to do when they are not among the first so many conversations of a part of the list. */
  lookUp: { after: number; filter: (isWaiting: boolean) => SQL | undefined } | undefined;
};

/** So many names and as many messages are read to see whether a word is frequent; more than a search counts. */
const someFound = 300;

/** So many conversations are looked through for a frequent word, in the list's order, before the indexes are asked. */
const lookedThrough = 500;
/** For several: to join what the indexes have of each costs more. */
const lookedThroughForAll = 5_000;

/**
 * In SQL: the conversation has such a message. `offset 0` makes PostgreSQL look in one conversation after the other; it
 * would else read the messages of all.
 */
const hasMessage = (where = sql`true`) =>
  sql`exists (select from chat_message where session_id = chat_session.id and ${where} offset 0)`;

/** Hides sessions without a message, unless the visitor asked for a person. */
export const hasContent = sql`(${chatSession.waitingSince} is not null or ${hasMessage()})`;

/** The first conversations of a part of a list, to read in place of the table, as which it is named. */
export function firstOf(
  { db }: Ctx,
  where: SQL | undefined,
  order: readonly SQL[],
  limit: number,
): typeof chatSession {
  const some = db
    .select()
    .from(chatSession)
    .where(where)
    .orderBy(...order)
    .limit(limit);
  return some.as("chat_session") as unknown as typeof chatSession;
}

/**
 * Finds the conversations with all words of a search, in the name, the contact or a message. Those with a rare word are
 * looked up at once; frequent words are soon met in the list's own order, unless just its first part has few of them.
 * @param state the list's other condition
 */
export async function findWords(
  ctx: Ctx,
  search: string | undefined,
  state: SQL | undefined,
): Promise<FoundWords> {
  const words: Word[] = [];
  const filter = await searchFilterBy(search, chatSession.id, async (matches, text) => {
    const word = await lookUpSome(ctx, matches, text, state);
    words.push(word);
    return word.ids ? inArray(chatSession.id, word.ids) : containsWord(word);
  });
  const areFrequent = words.some(({ isIndexed }) => isIndexed) && words.every(({ ids }) => !ids);
  const inIndexes = (isWaiting: boolean) => and(...words.map((word) => isInIndexes(word, isWaiting)));
  const after = words.length === 1 ? lookedThrough : lookedThroughForAll;
  return {
    filter,
    areMany: words.length === 1 && words.some(({ isMany }) => isMany),
    lookUp: areFrequent ? { after, filter: inIndexes } : undefined,
  };
}

type Word = {
  matches: Matcher;
  /** No index helps with one or two letters. */
  isIndexed: boolean;
  /** All conversations with it, if they are few. */
  ids?: number[];
  isMany?: boolean;
};

/** Some names and messages with a word are read; if these are all, it is rare. */
async function lookUpSome(
  { db }: Ctx,
  matches: Matcher,
  word: string,
  state: SQL | undefined,
): Promise<Word> {
  if (word.length < 3) return { matches, isIndexed: false };
  const { rows } = await db.execute<{ names: string[]; messages: string[]; listed: number }>(sql`
    with names as materialized (select id from chat_session where ${matches(chatSearchText)} limit ${someFound}),
      messages as materialized (select session_id as id from chat_message where ${matches(chatMessageSearchText)} limit ${someFound})
    select array(select id from names) as names, array(select id from messages) as messages,
      (select count(*)::int from (select id from names union select id from messages) as found
        join chat_session using (id) where ${and(hasContent, state)}) as listed`);
  const { names = [], messages = [], listed = 0 } = rows[0] ?? {};
  const isRare = names.length < someFound && messages.length < someFound;
  const ids = isRare ? [...new Set([...names, ...messages].map(Number))] : undefined;
  return { matches, isIndexed: true, isMany: listed >= mostFound, ...(ids && { ids }) };
}

function containsWord({ matches }: Word): SQL {
  return sql`(${matches(chatSearchText)} or ${hasMessage(matches(chatMessageSearchText))})`;
}

/** In SQL. A union, since with OR over two tables PostgreSQL uses neither index. */
function isInIndexes(word: Word, isWaiting: boolean): SQL {
  if (!word.isIndexed) return containsWord(word);
  const inName = isWaiting
    ? and(isNotNull(chatSession.waitingSince), word.matches(waitingSearchText))
    : word.matches(chatSearchText);
  return sql`${chatSession.id} in (select id from chat_session where ${inName}
    union all select session_id from chat_message where ${word.matches(chatMessageSearchText)})`;
}
