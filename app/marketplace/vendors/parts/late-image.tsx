import { useHydrated } from "#platform/browser/use-hydrated.ts";

type LateImageProps = { address: string; width: number; height: number; className: string };

/**
 * A decorative picture that a first visit does not load (docs/decisions/0050): scripts bring it into its place, and without
 * them it is there from the start. `className` gives the place's size.
 */
export function LateImage({ address, width, height, className }: LateImageProps) {
  const isHydrated = useHydrated();
  const image = (
    <img
      src={address}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      className="size-full object-cover"
    />
  );
  return (
    <span className={`block aspect-4/3 overflow-hidden rounded border bg-band ${className}`}>
      {isHydrated ? image : <noscript>{image}</noscript>}
    </span>
  );
}
