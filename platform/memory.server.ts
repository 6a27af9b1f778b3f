import { Session } from "node:inspector/promises";

/**
 * Throws away what a start leaves behind, and gives the room back to the system. V8 itself would keep it for a busier
 * hour: a process that nobody asks anything held 175 MB instead of 148. It stops everything for a tenth of a second.
 */
export async function giveMemoryBack(): Promise<void> {
  const session = new Session();
  session.connect();
  await session.post("HeapProfiler.collectGarbage");
  session.disconnect();
}
