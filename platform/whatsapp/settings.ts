/** Where Meta's API is. */
export const metaUrl = "https://graph.facebook.com/v23.0";

export type WhatsappSettings =
  | {
      provider: "meta";
      /** With the API version, without trailing slash. */
      url: string;
      token: string;
      phoneId: string;
      appSecret: string;
      /** Meta must present it to verify the webhook. */
      verifyToken: string;
    }
  | {
      provider: "twilio";
      /** Without trailing slash; undefined: Twilio's own. */
      url: string | undefined;
      accountSid: string;
      /** Authenticates us, and signs webhooks. */
      authToken: string;
      from: string;
      /** Letter → language → id of the approved template. */
      templates: Readonly<Record<string, { en?: string | undefined; es?: string | undefined }>>;
    };
export type MetaSettings = Extract<WhatsappSettings, { provider: "meta" }>;
export type TwilioSettings = Extract<WhatsappSettings, { provider: "twilio" }>;
