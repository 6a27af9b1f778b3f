/** User-written text of unknown language (`lang=""`); never rendered as a link. */
export function UserText({ text }: { text: string }) {
  return (
    <span lang="" dir="auto" className="block max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
      {text}
    </span>
  );
}
