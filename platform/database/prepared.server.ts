import type { Db } from "./pool.server.ts";

/**
 * A statement that many ask for every second: written down once for each pool or transaction instead of once for each
 * request, which takes Node longer than PostgreSQL takes to answer. Name it (`.prepare("name")`), so that it is planned
 * once for each connection, too.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
