import type { Db } from "./pool.server.ts";

/** Builds a frequent statement once per pool or transaction. Name it (`.prepare("name")`), so PostgreSQL parses it once too. */
export function prepared<Statement>(build: (db: Db) => Statement): (db: Db) => Statement {
  const built = new WeakMap<Db, Statement>();
  return (db) => {
    const statement = built.get(db) ?? build(db);
    built.set(db, statement);
    return statement;
  };
}
