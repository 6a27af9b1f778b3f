// `npm run rotate-key`: re-seals everything with the first key, so that the older ones can be removed.
import { drizzle } from "drizzle-orm/node-postgres";
import { sealedColumns } from "#app/server/sealed-columns.server.ts";
import { withConnection } from "#platform/backup/catalog.server.ts";
import { closeDatabase, openDatabase } from "#platform/database/pool.server.ts";
import { findUnknownKeys, resealAll } from "#platform/security/reseal.server.ts";
import { formerKeys, openSealing, sealingKeyId } from "#platform/security/seal.server.ts";
import { runOperatorCommand, say } from "./command.ts";
import { withDatabase } from "./with-database.ts";

await runOperatorCommand(async (config, signal) => {
  await withDatabase(config, { running: "allowed", missing: "refused", say }, async (url) => {
    openDatabase(url, 2);
    const rotating = withConnection(url, signal, async (client) => {
      await openSealing(config.dataKeys, config.dataDir);
      const warnings = await findUnknownKeys(drizzle(client), [sealingKeyId(), ...formerKeys()]);
      for (const warning of warnings) say(warning);
      const counts = await resealAll(drizzle(client), sealedColumns);
      for (const [table, rows] of counts) say(`${table}: ${rows} rows resealed`);
      say(`Everything is sealed with ${sealingKeyId()}. Nothing needs ${formerKeys().join(", ")} any more:`);
      say(
        "remove it from DATA_KEY or data.key, restart Arribo, and keep it with the backups made until now.",
      );
    });
    await rotating.finally(closeDatabase);
  });
});
