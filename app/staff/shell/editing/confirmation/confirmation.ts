import { createContext, useContext } from "react";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";

/** Prompts for password or code. @returns whether it was confirmed */
export const ConfirmationContext = createContext<(() => Promise<boolean>) | null>(null);

function useConfirmationPrompt(): () => Promise<boolean> {
  const prompt = useContext(ConfirmationContext);
  if (!prompt) throw new Error("the confirmation must be used inside the staff shell");
  return prompt;
}

/** Runs a call; if the server answers `confirmation_required`, prompts and repeats it. */
export function useConfirmedCall(): <T>(run: () => Promise<T>) => Promise<T> {
  const prompt = useConfirmationPrompt();
  return async (run) => {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ApiError) || error.body?.code !== "confirmation_required") throw error;
      if (await prompt()) return run();
      throw error;
    }
  };
}

const minRemainingSeconds = 30;

/** For links to confirmed calls: prompts first if needed. @returns whether to follow the link */
export function useConfirmBeforeLink(): () => Promise<boolean> {
  const prompt = useConfirmationPrompt();
  return async () => {
    const { confirmedFor } = await api.get("/api/admin/session");
    return confirmedFor > minRemainingSeconds || prompt();
  };
}
