import { createContext, useContext } from "react";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";

/** Asks the person for password or code. @returns whether they showed it */
export const ConfirmationContext = createContext<(() => Promise<boolean>) | null>(null);

function useConfirmationPrompt(): () => Promise<boolean> {
  const ask = useContext(ConfirmationContext);
  if (!ask) throw new Error("a confirmation needs the staff's shell above it");
  return ask;
}

/** For acts that the server does only after a confirmation: where it wants one, the person is asked, and the act repeated. */
export function useConfirmed(): <T>(act: () => Promise<T>) => Promise<T> {
  const ask = useConfirmationPrompt();
  return async (act) => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof ApiError) || error.body?.code !== "confirmation_required") throw error;
      if (await ask()) return act();
      throw error;
    }
  };
}

/** Less than this is not enough to follow a link, in seconds. */
const minRemainingSeconds = 30;

/** For a link that wants a confirmation: asks beforehand, where the one before is over. @returns whether to follow it */
export function useConfirmedFirst(): () => Promise<boolean> {
  const ask = useConfirmationPrompt();
  return async () => {
    const { confirmedFor } = await api.get("/api/admin/session");
    return confirmedFor > minRemainingSeconds || ask();
  };
}
