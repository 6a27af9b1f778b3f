/** What somebody wrote, in a language nobody told us (`lang=""`); never a link, whatever it holds. */
export function Words({ text }: { text: string }) {
  return (
    <span lang="" dir="auto" className="block max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
      {text}
    </span>
  );
}
