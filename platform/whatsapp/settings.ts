/** How WhatsApp messages leave: by Meta's own API, or by Twilio's. */
export type WhatsappSettings =
  | {
      provider: "meta";
      /** The API's address with its version, without a slash at its end. */
      url: string;
      token: string;
      /** Meta's id of the number that messages come from. */
      phoneId: string;
      /** Signs what Meta tells us. */
      appSecret: string;
      /** What Meta has to know to be told that this is our webhook. */
      verifyToken: string;
    }
  | {
      provider: "twilio";
      /** Where the API is, if not at Twilio's; without a slash at its end. */
      url: string | undefined;
      accountSid: string;
      /** Lets us in, and signs what Twilio tells us. */
      authToken: string;
      /** E.164. */
      from: string;
      /** Letter → language → Twilio's id of its approved template. */
      templates: Readonly<Record<string, { en?: string | undefined; es?: string | undefined }>>;
    };
export type MetaSettings = Extract<WhatsappSettings, { provider: "meta" }>;
export type TwilioSettings = Extract<WhatsappSettings, { provider: "twilio" }>;
