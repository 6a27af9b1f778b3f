export type WhatsappEvent =
  | {
      kind: "status";
      /** The provider's id of the message, and ours, which was sent along. */
      providerId: string;
      messageId: string | undefined;
      status: "accepted" | "delivered" | "read" | "failed";
      code: string;
      at: Date;
    }
  | {
      kind: "text";
      /** The provider's id; the same in repeated deliveries. */
      id: string;
      from: string;
      text: string;
      at: Date;
    };
