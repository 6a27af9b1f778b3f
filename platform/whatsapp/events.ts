/** What a provider tells us of a message, or what somebody wrote to our number. */
export type WhatsappEvent =
  | {
      kind: "status";
      /** The provider's id of the message; and ours, which went with it. */
      providerId: string;
      messageId: string | undefined;
      status: "accepted" | "delivered" | "read" | "failed";
      /** Why it failed: the provider's code. */
      code: string;
      at: Date;
    }
  | {
      kind: "text";
      /** The provider's id of it: delivered twice, it is the same message. */
      id: string;
      /** E.164. */
      from: string;
      text: string;
      at: Date;
    };
