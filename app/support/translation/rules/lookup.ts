/**
 * A record that knows its own words only. A plain object also has "constructor" and "valueOf", which people write.
 * @param record words with what they stand for
 */
export const lookup = <T>(record: Readonly<Record<string, T>>): Readonly<Record<string, T | undefined>> =>
  Object.assign(Object.create(null), record);
