// As Lucide draws them, in one path each.
const paths = {
  back: "m12 19-7-7 7-7M19 12H5",
  busy: "M21 12a9 9 0 1 1-6.219-8.56",
  close: "M18 6 6 18M6 6l12 12",
  menu: "M4 5h16M4 12h16M4 19h16",
} as const;

type FrameIconProps = { name: keyof typeof paths; className: string };

/**
 * An icon of the bar and of buttons, which every page loads. All others come from lucide-react, whose own code (1.3 kB in
 * Brotli) can then come with a page's content. Decorative: words beside it say what it means.
 * @param props.className its size, and what else it looks like
 */
export function FrameIcon({ name, className }: FrameIconProps) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={paths[name]} />
    </svg>
  );
}
