import { useEffect, useSyncExternalStore } from "react";
import { getSendState, resetSendState, type SendState, subscribeToSendState } from "./sending.ts";

/** How the form's call stands; back to idle when the form is left. @param name the name of its `FormCall` */
export function useSendState<A>(name: string): SendState<A> {
  const state = () => getSendState<A>(name);
  useEffect(() => () => resetSendState(name), [name]);
  return useSyncExternalStore(subscribeToSendState, state, state);
}
