import { requireSecondStep } from "#platform/auth/auth.server.ts";
import { announceSettings, openOperator } from "#platform/config/operator.server.ts";
import { notify, subscribe } from "#platform/database/listen.server.ts";
import { afterCommit, type Db, db } from "#platform/database/pool.server.ts";
import { log, safeError } from "#platform/log/log.server.ts";
import { openMail } from "#platform/mail/mail.server.ts";
import { openWhatsapp } from "#platform/whatsapp/whatsapp.server.ts";
import { type EffectiveSettings, effectiveSettings, type FixedSettings } from "./effective.server.ts";
import { readStored, type StoredSettings } from "./stored.server.ts";

const channel = "settings";
const retryMs = 5_000;

type Options = FixedSettings & { publicUrl?: string | undefined; whatsappTimeoutMs?: number | undefined };

let options: Options | undefined;
let inUse: { revision: number; settings: EffectiveSettings } | undefined;

subscribe(channel, { onMessage: reload, onReconnect: reload });

/** Called at start, once secrets can be opened: details, mail, WhatsApp and the second step are in use from then on. */
export async function openSettings(fixed: Options): Promise<void> {
  options = fixed;
  inUse = undefined;
  use(await readStored(db()));
}

/** What the file and the environment set. @throws Error before `openSettings` */
export function fixedSettings(): FixedSettings {
  if (!options) throw new Error("the settings are not open");
  return options;
}

/**
 * Takes what the transaction stored into use: in this process with its commit, so that its next answer shows it, in the
 * others by a notification.
 */
export async function takeUpAfterCommit(tx: Db): Promise<void> {
  const stored = await readStored(tx);
  await notify(tx, channel, "");
  afterCommit(tx, () => use(stored));
}

let reloading: Promise<void> = Promise.resolve();

function reload(): void {
  if (!options) return;
  reloading = reloading.then(async () => {
    try {
      use(await readStored(db()));
    } catch (error) {
      log.warn(safeError(error), "could not read changed settings; will retry");
      setTimeout(reload, retryMs).unref();
    }
  });
}

/** An older state than the one in use is ignored: a read may have begun before the last change. */
function use(stored: StoredSettings): void {
  if (!options || (inUse && stored.revision <= inUse.revision)) return;
  const settings = effectiveSettings(options, stored);
  const before = inUse?.settings;
  inUse = { revision: stored.revision, settings };
  if (isOther(before?.mail, settings.mail)) openMail(settings.mail);
  if (!before || isOther(before.whatsapp, settings.whatsapp)) {
    const { publicUrl, whatsappTimeoutMs: timeoutMs } = options;
    openWhatsapp({ settings: settings.whatsapp, publicUrl, ...(timeoutMs && { timeoutMs }) });
  }
  requireSecondStep(settings.requiresSecondStep);
  openOperator(settings.operator);
  announceSettings();
}

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
