// `npm run check:setup [-- --letter ana@firm.com --dkim selector]`, `arribo check`: what still lacks before customers come.
import { parseArgs, styleText } from "node:util";
import { type CheckLine, checkInstallation } from "#app/staff/setup/server/check.server.ts";
import { openSettings } from "#app/staff/setup/server/in-use.server.ts";
import { openSite } from "#platform/config/site.server.ts";
import { openLog } from "#platform/log/log.server.ts";
import { closeMail } from "#platform/mail/mail.server.ts";
import { openSealing } from "#platform/security/seal.server.ts";
import { migrations, runOperatorCommand, say } from "./command.ts";
import { withApp } from "./with-database.ts";

const colours = { ok: "green", missing: "yellow", failed: "red", unknown: "gray" } as const;

await runOperatorCommand(async (config) => {
  const { values } = parseArgs({ options: { letter: { type: "string" }, dkim: { type: "string" } } });
  openLog("silent");
  await withApp(config, { migrations, say }, async () => {
    await openSealing(config.dataKeys, config.dataDir);
    await openSettings(config);
    openSite(config.publicUrl ?? "http://localhost");
    const lines = await checkInstallation({ letterTo: values.letter, dkimSelector: values.dkim });
    closeMail();
    for (const line of lines) say(format(line));
    const open = lines.filter(({ verdict }) => verdict === "missing" || verdict === "failed").length;
    say(open === 0 ? "\nNothing is missing." : `\n${open} to do.`);
    if (open > 0) process.exitCode = 1;
  });
});

function format({ verdict, what, text }: CheckLine): string {
  return `${styleText(colours[verdict], verdict.padEnd(8))} ${what.padEnd(24)} ${text}`;
}
