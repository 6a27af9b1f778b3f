/** Class of the coloured edge of an entry that waits. @param state none for one without a due time */
export function dueEdge(state: string | undefined): string {
  if (state === "late") return "border-s-flamboyan";
  return state === "soon" ? "border-s-ambar" : "border-s-transparent";
}
