// `npm run docs`: writes docs/configuration.md and .env.example from the settings that platform/config/config.server.ts checks.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { unsetSettings } from "#platform/config/config.server.ts";
import { settingGroups, settingNotes } from "#platform/config/setting-notes.ts";

/** What holds when a setting is not there. */
function unsetOf(name: string): string {
  const value = unsetSettings[name];
  if (typeof value === "boolean") return value ? "on" : "off";
  return settingNotes[name]?.unset ?? String(value ?? "none");
}

/** The pages' contents, by their place from the project's root. */
export function pages(): Record<string, string> {
  const groups = Object.entries(settingGroups).map(
    ([group, notes]) => [group, Object.entries(notes)] as const,
  );
  const tables = groups.map(
    ([group, settings]) => `## ${group}

| Setting | Accepts | Unset | |
|---|---|---|---|
${settings.map(([name, { accepts, about }]) => `| \`${name}\` | ${accepts} | ${unsetOf(name)} | ${about} |`).join("\n")}`,
  );
  const examples = groups.map(
    ([group, settings]) =>
      `# ${group}\n${settings.map(([name, { accepts }]) => `#${name}=    # ${accepts}`).join("\n")}`,
  );
  return {
    "docs/configuration.md": `# Settings

Every setting is an environment variable, and none is needed. A wrong value stops the start with a sentence that names the setting.
Made by \`npm run docs\` from \`platform/config/setting-notes.ts\` and the schema in \`platform/config/config.server.ts\`.

${tables.join("\n\n")}
`,
    ".env.example": `# Every setting, unset. Made by \`npm run docs\`; docs/configuration.md says what each does.
# Arribo reads the environment only: \`set -a && . ./.env && set +a\`, or systemd's EnvironmentFile.

${examples.join("\n\n")}
`,
  };
}

if (process.argv[1] === import.meta.filename)
  for (const [page, text] of Object.entries(pages()))
    writeFileSync(path.join(import.meta.dirname, "..", page), text);
