// `npm run admin`: manages staff accounts from the server's terminal.
import { randomBytes } from "node:crypto";
import {
  needsKey,
  RefusedError,
  runCommand,
  UsageError,
  usage,
} from "#app/staff/accounts/server/command.server.ts";
import { Interrupted, openTerminal } from "#app/staff/accounts/server/terminal.server.ts";
import { isSecretOfSite, openAuth } from "#platform/auth/auth.server.ts";
import { readConfig } from "#platform/config/config.server.ts";
import { withApp } from "#platform/database/with-database.server.ts";
import { openLog } from "#platform/log/log.server.ts";
import { openSealing } from "#platform/security/seal.server.ts";
import { migrations, sentenceOf } from "./command.ts";

const words = process.argv.slice(2);
const say = (line: string) => process.stderr.write(`${line}\n`);

if (words.length === 0 || words.includes("--help")) process.stdout.write(`${usage}\n`);
else process.exitCode = await run();

async function run(): Promise<number> {
  const terminal = openTerminal();
  try {
    const config = readConfig(process.env);
    openLog("silent");
    await withApp(config, { migrations, say }, async () => {
      const withKey = needsKey(words);
      if (withKey) await openSealing(config.dataKeys, config.dataDir);
      // AUTH_SECRET is sealed in the database. Commands without the key sign nothing that is stored: any secret will do.
      const secret = withKey ? config.authSecret : randomBytes(32).toString("base64url");
      await openAuth({ secret, secureCookies: false });
      if (withKey) await demandSecretOfSite();
      await runCommand(words, terminal);
    });
    return 0;
  } catch (error) {
    return explained(error);
  } finally {
    terminal.close();
  }
}

/** Second steps set up under another secret than the running site's would never accept a code. */
async function demandSecretOfSite(): Promise<void> {
  if (await isSecretOfSite()) return;
  throw new RefusedError(
    "Arribo runs with another AUTH_SECRET than this command, and could check no code. Give the command the settings of Arribo, or, if AUTH_SECRET was changed, restart Arribo first.",
  );
}

/** @returns the exit code: 2 for a usage error, else 1 */
function explained(error: unknown): number {
  if (error instanceof Interrupted) say("Nothing was changed.");
  else if (error instanceof UsageError || error instanceof RefusedError) say(error.message);
  else say(sentenceOf(error));
  return error instanceof UsageError ? 2 : 1;
}
