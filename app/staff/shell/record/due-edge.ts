/** The edge of a row that waits. @param state none for one without a due time */
export function dueEdge(state: string | undefined): "late" | "soon" | undefined {
  return state === "late" || state === "soon" ? state : undefined;
}
