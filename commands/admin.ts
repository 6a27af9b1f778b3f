// `npm run admin`: manages staff accounts from the server's terminal.
import { randomBytes } from "node:crypto";
import {
  needsSealKey,
  RefusedError,
  runCommand,
  UsageError,
  usage,
} from "#app/staff/accounts/server/command.server.ts";
import { Interrupted, openTerminal } from "#app/staff/accounts/server/terminal.server.ts";
import { isSecretInUse, openAuth } from "#platform/auth/auth.server.ts";
import { readConfig } from "#platform/config/config.server.ts";
import { openLog } from "#platform/log/log.server.ts";
import { openSealing } from "#platform/security/seal.server.ts";
import { explain, migrations } from "./command.ts";
import { withApp } from "./with-database.ts";

const args = process.argv.slice(2);
const printLine = (line: string) => process.stderr.write(`${line}\n`);

if (args.length === 0 || args.includes("--help")) process.stdout.write(`${usage}\n`);
else process.exitCode = await run();

async function run(): Promise<number> {
  const terminal = openTerminal();
  try {
    const config = readConfig(process.env);
    openLog("silent");
    await withApp(config, { migrations, say: printLine }, async () => {
      const withKey = needsSealKey(args);
      if (withKey) await openSealing(config.dataKeys, config.dataDir);
      // AUTH_SECRET is sealed in the database. Commands without the key sign nothing that is stored: any secret will do.
      const secret = withKey ? config.authSecret : randomBytes(32).toString("base64url");
      await openAuth({ secret, secureCookies: false });
      if (withKey) await requireSiteSecret();
      await runCommand(args, terminal);
    });
    return 0;
  } catch (error) {
    return reportError(error);
  } finally {
    terminal.close();
  }
}

/** Second steps set up under another secret than the running site's would never accept a code. */
async function requireSiteSecret(): Promise<void> {
  if (await isSecretInUse()) return;
  throw new RefusedError(
    "Arribo runs with another AUTH_SECRET than this command, and could not check any code. Run the command with Arribo's settings, or, if AUTH_SECRET was changed, restart Arribo first.",
  );
}

/** @returns the exit code: 2 for a usage error, else 1 */
function reportError(error: unknown): number {
  if (error instanceof Interrupted) printLine("Nothing was changed.");
  else if (error instanceof UsageError || error instanceof RefusedError) printLine(error.message);
  else printLine(explain(error));
  return error instanceof UsageError ? 2 : 1;
}
