import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { useConfirmedCall } from "#app/staff/shell/editing/confirmation/confirmation.ts";
import { api } from "#platform/api-client/api.ts";
import type { ChangedMember, disabling, nameChange, newInvitation, roleChange } from "./contract.ts";

export function teamQueryOptions() {
  return api.query("/api/admin/team");
}

export function openWorkQueryOptions(number: number) {
  return api.query("/api/admin/team/:number/open-work", { number });
}

/**
 * Runs a change that may ask for the password first, and reads the team again.
 * @param done is called before that: what shows the change may be gone then, and callbacks of `mutate` with it
 */
function useTeamChange<I, A>(send: (input: I) => Promise<A>, done?: (answer: A, input: I) => void) {
  const cache = useQueryClient();
  const confirmed = useConfirmedCall();
  return useMutation({
    mutationFn: (input: I) => confirmed(() => send(input)),
    onSuccess: (answer, input) => done?.(answer, input),
    // Records may have changed hands.
    onSettled: () => cache.invalidateQueries(),
  });
}

export function useInvite() {
  return useTeamChange((input: z.input<typeof newInvitation>) =>
    api.post("/api/admin/team/invitations", input),
  );
}

/** The link is in the answer alone: nothing keeps it. */
export function useInvitationLink() {
  const confirmed = useConfirmedCall();
  return useMutation({
    mutationFn: (id: number) => confirmed(() => api.post("/api/admin/team/invitations/:id/link", { id })),
  });
}

export function useWithdrawInvitation(done: () => void) {
  return useTeamChange((id: number) => api.post("/api/admin/team/invitations/:id/withdraw", { id }), done);
}

type Done<I> = (answer: ChangedMember, input: I) => void;

export function useChangeRole(number: number, done: Done<z.input<typeof roleChange>>) {
  return useTeamChange(
    (change: z.input<typeof roleChange>) => api.patch("/api/admin/team/:number/role", { number, ...change }),
    done,
  );
}

export function useChangeName(number: number) {
  return useTeamChange((change: z.input<typeof nameChange>) =>
    api.patch("/api/admin/team/:number/name", { number, ...change }),
  );
}

/** The link is in the answer alone: nothing keeps it. */
export function usePasswordLink(number: number) {
  const confirmed = useConfirmedCall();
  return useMutation({
    mutationFn: () => confirmed(() => api.post("/api/admin/team/:number/password-link", { number })),
  });
}

export function useDisable(number: number, done: Done<z.input<typeof disabling>>) {
  return useTeamChange(
    (input: z.input<typeof disabling>) => api.post("/api/admin/team/:number/disable", { number, ...input }),
    done,
  );
}

export function useEnable(number: number) {
  return useTeamChange(() => api.post("/api/admin/team/:number/enable", { number }));
}
