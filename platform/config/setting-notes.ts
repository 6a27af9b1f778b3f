type SettingNote = {
  /** Completes "NAME must be …" in the start's error message. */
  accepts: string;
  /** The default, if the schema has no plain one; "none" if it has none either. */
  unset?: string;
  about: string;
};

/** Every setting by its group, in the order of docs/configuration.md, which `npm run docs` generates from it. */
export const settingGroups: Readonly<Record<string, Readonly<Record<string, SettingNote>>>> = {
  Listening: {
    PORT: { accepts: "a whole number from 0 to 65535", about: "The port it listens on; 0 takes a free one" },
    HOST: { accepts: "an IP address or a host name", about: "The address it listens on" },
    PUBLIC_URL: {
      accepts: "an http(s):// address without a path, a query or a user",
      unset: "the listening address",
      about:
        "The public address of the site: used in letters and in the sitemap, and the only Origin from which forms are accepted",
    },
    TRUST_PROXY: {
      accepts: "how many proxies stand in front, from 0 to 5",
      about:
        "The number of reverse proxies in front of Arribo, which is the number of trusted entries in X-Forwarded-For",
    },
    WORKERS: {
      accepts: "auto, or a number from 1 to 64",
      about:
        "How many processes share the port; `auto`: one for each core. Each has its own database connections and limits in memory",
    },
    DRAIN_DELAY: {
      accepts: "seconds, from 0 to 60",
      about: `Seconds between saying "not ready" and closing, so that a proxy notices`,
    },
    RATE_LIMITS: { accepts: "on or off", about: "`off` for benchmarks only" },
    LOG_LEVEL: { accepts: "debug, info, warn, error or silent", about: "How much is logged" },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      accepts: "an http(s):// address",
      unset: "no traces",
      about:
        "The base address of an [OpenTelemetry](https://opentelemetry.io) collector (OTLP over HTTP, usually port 4318). Its other settings, such as `OTEL_TRACES_SAMPLER`, are OpenTelemetry's own",
    },
  },
  Data: {
    DATABASE_URL: {
      accepts: "a postgres:// address",
      unset: "the embedded PostgreSQL in `DATA_DIR`",
      about: "Your own PostgreSQL 18 server; any number of processes may share it",
    },
    DATABASE_READ_URL: {
      accepts: "a postgres:// address",
      unset: "all reads use DATABASE_URL",
      about:
        "A streaming replica for what everybody may see; used while it is at most two seconds behind (docs/scaling.md)",
    },
    DATABASE_CONNECTIONS: {
      accepts: "a number from 4 to 200",
      about:
        "Database connections for requests, of each process. PostgreSQL's `max_connections` must be at least WORKERS × (this + 9) + 5",
    },
    DATA_DIR: {
      accepts: "a folder",
      unset: "`.data`",
      about: "Where the embedded PostgreSQL stores its data",
    },
    DEMO_DATA: {
      accepts: "on or off",
      unset: "on with the embedded database and without an https `PUBLIC_URL`, else off",
      about:
        "Fills an empty database with sample data. While samples are listed, a line on the public pages says so; it is determined at the start",
    },
    RETENTION_MONTHS: {
      accepts: "whole months, from 1 to 120",
      about: "How long requests and messages are kept before they are erased",
    },
    PENDING_VENDOR_MONTHS: {
      accepts: "whole months, from 3 to 120",
      about: "How long a vendor's account that was never approved is kept after its last sign-in",
    },
    CHAT_RETENTION_DAYS: {
      accepts: "whole days, from 1 to 3650",
      about: "How long a chat is kept after its last message",
    },
  },
  "Staff and secrets": {
    ADMIN_EMAIL: {
      accepts: "an e-mail address",
      about:
        "With ADMIN_PASSWORD: creates that staff account, or sets its password, once for each new value. Without both, the first start makes an account and prints its password",
    },
    ADMIN_PASSWORD: { accepts: "12 to 128 characters, together with ADMIN_EMAIL", about: "See ADMIN_EMAIL" },
    STAFF_SECOND_STEP: {
      accepts: "optional or required",
      unset: "what `/admin/setup` says, else optional",
      about: "`required`: staff without a second step reach only the page of their own account",
    },
    AUTH_SECRET: {
      accepts: "at least 32 characters",
      unset: "generated once, stored in the database",
      about:
        "Signs session cookies. Changing it ends all sessions, and every second step must be switched off (`npm run admin -- totp off`) and set up again",
    },
    DATA_KEY: {
      accepts: "32 bytes in base64 (several with commas between, the newest first)",
      unset: "`data.key` in `DATA_DIR`, made once",
      about:
        "Encrypts cédulas, bank and other confidential answers, and staff's second steps: 32 bytes in base64 (`openssl rand -base64 32`); several with commas (in the file: one a line), the newest first. **Keep a copy: without it that data cannot be read**",
    },
  },
  "The company": {
    OPERATOR_FILE: {
      accepts: "a JSON file",
      about:
        "The company's details for terms and contact, the people who answer (`people`, each with a name and a role in both languages) and the company's name and registration (`company`) for `/about`, where what is empty is left out, the emergency hotline (a placeholder until `isPlaceholder` is false), the hours when the team answers the chat, and the figures shown on the pages, with the names of those that are proved (`claims.proved`; `/admin/setup` lists the others)",
    },
  },
  Mail: {
    SMTP_URL: {
      accepts: "an smtp:// or smtps:// address with a host",
      unset: "the service of `/admin/setup`, if any",
      about: "A mail service; without one, letters wait in the outbox, where staff can send them by hand",
    },
    MAIL_FROM: {
      accepts: "an e-mail address, or a name and an address in angle brackets",
      unset: "the sender of `/admin/setup`, else Arribo <concierge@arribo.example>",
      about: "The sender of letters",
    },
  },
  "WhatsApp by Meta": {
    META_WHATSAPP_TOKEN: {
      accepts: "an access token, without blanks",
      about:
        "WhatsApp by Meta's Cloud API; all four or none. Webhook: `PUBLIC_URL/webhooks/whatsapp/meta`, field *messages*. Register the texts of [docs/whatsapp-templates.md](whatsapp-templates.md) first. Without a provider, messages wait in the outbox with `wa.me` links",
    },
    META_WHATSAPP_PHONE_ID: {
      accepts: "Meta's id of the phone number, in digits",
      about: "The phone number that messages come from",
    },
    META_WHATSAPP_APP_SECRET: {
      accepts: "the secret of Meta's app, without blanks",
      about: "Checks that a webhook comes from Meta",
    },
    META_WHATSAPP_VERIFY_TOKEN: {
      accepts: "a word of 8 characters or more, without blanks",
      about: "A word of your choice that Meta repeats when the webhook is registered",
    },
    META_WHATSAPP_URL: {
      accepts: "an http(s):// address",
      unset: "https://graph.facebook.com/v23.0",
      about: "Where Meta's API is",
    },
  },
  "WhatsApp by Twilio": {
    TWILIO_ACCOUNT_SID: {
      accepts: "an id that begins with AC",
      about:
        "WhatsApp by Twilio instead; all three or none. Webhook for incoming messages: `PUBLIC_URL/webhooks/whatsapp/twilio`",
    },
    TWILIO_AUTH_TOKEN: {
      accepts: "an access token, without blanks",
      about: "Signs in to Twilio, and checks that a webhook comes from Twilio",
    },
    TWILIO_WHATSAPP_FROM: {
      accepts: "a phone number with + and its country",
      about: "The phone number that messages come from",
    },
    TWILIO_TEMPLATES: {
      accepts: `JSON like {"job_offer":{"en":"HX…","es":"HX…"}}`,
      about: 'Ids of the approved templates: `{"job_offer":{"en":"HX…","es":"HX…"}}`',
    },
    TWILIO_URL: {
      accepts: "an http(s):// address",
      unset: "https://api.twilio.com",
      about: "The address of Twilio's API",
    },
  },
  "AI and translation": {
    AI: { accepts: "on or off", about: "`off` sends nothing to any AI, whatever else is set" },
    OPENAI_API_KEY: {
      accepts: "a key of 8 characters or more, without blanks",
      about:
        "An AI for the chat and the translation; without one the concierge's own knowledge base and phrasebook answer. What visitors write is then sent to that provider, and the forms show a notice about it they write",
    },
    OPENAI_BASE_URL: {
      accepts: "an http(s):// address",
      unset: "https://api.openai.com/v1",
      about: "Any server with OpenAI's API, your own included",
    },
    OPENAI_MODEL: { accepts: "a model's name, without blanks", about: "The model to use" },
    OPENAI_PRICES: {
      accepts: "two numbers with a comma between: US$ for a million tokens sent, and answered",
      unset: "`2,8`",
      about:
        "The model's price in US$ per million tokens: input, output. The default is higher than the default model's price; set it for exact costs",
    },
    AI_DAILY_BUDGET: {
      accepts: "US$, from 0 to 10000",
      about:
        "The AI's maximum cost per day in US$, reserved before each call across all processes. All visitors together may spend four fifths of it, one address a tenth of it and 60 answers; the rest is for the staff's translations. When it is spent, the knowledge base answers. Below about 0.3, a tenth does not pay for a single answer",
    },
    LIBRETRANSLATE_URL: {
      accepts: "an http(s):// address",
      about:
        "A [LibreTranslate](https://libretranslate.com) server, used where no AI is set or the AI fails. Without either, the phrasebook of 400 phrases translates",
    },
    LIBRETRANSLATE_API_KEY: {
      accepts: "a key of 8 characters or more, without blanks",
      about: "The server's API key, if it requires one",
    },
  },
  Backup: {
    BACKUP_DIR: {
      accepts: "a folder",
      unset: "`backups` in `DATA_DIR`",
      about: "Where `npm run backup` writes",
    },
    BACKUP_RECIPIENTS: {
      accepts: "public keys of age (age1…), with commas between",
      about: "Encrypts backups for these public keys of [age](https://age-encryption.org)",
    },
    BACKUP_PASSPHRASE: {
      accepts: "12 characters or more",
      about: "Encrypts backups with a passphrase; without this and BACKUP_RECIPIENTS they are not encrypted",
    },
    BACKUP_IDENTITY_FILE: {
      accepts: "a readable file",
      about: "The file with age's secret key, for the restore",
    },
  },
};

export const settingNotes: Readonly<Record<string, SettingNote>> = Object.assign(
  {},
  ...Object.values(settingGroups),
);
