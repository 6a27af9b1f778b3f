import { LoaderCircle } from "lucide-react";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** primary: the one amber act of a screen. action: larimar. quiet: outlined. link: underlined text. danger: destroys. */
type ButtonVariant = "primary" | "action" | "quiet" | "link" | "danger";
type ButtonSize = "small" | "medium" | "large";
type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

const variants: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-ambar text-on-ambar hover:bg-ambar-hover",
  action: "border-transparent bg-larimar text-on-larimar hover:bg-larimar-hover",
  quiet: "border-line text-ink hover:border-larimar hover:bg-band",
  link: "border-transparent text-larimar underline decoration-1 underline-offset-[0.25em] hover:text-larimar-hover hover:decoration-2",
  danger: "border-transparent bg-flamboyan text-on-flamboyan hover:bg-flamboyan-hover",
};

const sizes: Record<ButtonSize, string> = {
  small: "min-h-11 py-1.5 text-sm",
  medium: "min-h-11 py-2",
  large: "min-h-13 py-3 text-lg",
};

const sides: Record<ButtonSize, string> = { small: "px-3.5", medium: "px-5", large: "px-7" };

/** The classes of a button, for links that look like one: `<Link className={buttonClass({ variant: "primary" })}>`. */
export function buttonClass({ variant = "action", size = "medium", className }: ButtonLook = {}): string {
  return classNames(
    "button-look",
    variants[variant],
    sizes[size],
    // Its words stand in line with what is above and below; the room beside them is for the finger.
    variant === "link" ? "-mx-1.25 px-1" : sides[size],
    className,
  );
}

type ButtonProps = Omit<ComponentProps<"button">, "className"> &
  ButtonLook & { busy?: boolean; busyLabel?: ReactNode };

/**
 * A button. While `busy` it shows `busyLabel`, keeps its focus and swallows clicks and Enter,
 * so that a double click sends a form once.
 */
export function Button({
  variant,
  size,
  className,
  busy = false,
  busyLabel,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={busy || rest["aria-disabled"]}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, className })}
    >
      {busy && <LoaderCircle aria-hidden className="size-[1.15em] animate-spin" />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
