import type { Db } from "./pool.server.ts";

/**
 * Caches a frequent statement per pool or transaction: building it takes Node longer than PostgreSQL needs to answer it.
 * Name it (`.prepare("name")`), so that PostgreSQL also parses it once per connection.
 */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const known = built.get(db) ?? build(db);
    built.set(db, known);
    return known;
  };
}
