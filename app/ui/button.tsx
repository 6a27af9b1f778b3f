import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { FrameIcon } from "./frame-icon.tsx";

/** primary: the main action of a screen, amber. action: larimar. quiet: outlined. link: text. danger: destructive. */
type ButtonVariant = "primary" | "action" | "quiet" | "link" | "danger";
type ButtonSize = "small" | "medium" | "large";
type ButtonStyle = { variant?: ButtonVariant; size?: ButtonSize; className?: string };

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

const paddings: Record<ButtonSize, string> = { small: "px-3.5", medium: "px-5", large: "px-7" };

/** For links that look like a button: `<Link className={buttonClass({ variant: "primary" })}>`. */
export function buttonClass({ variant = "action", size = "medium", className }: ButtonStyle = {}): string {
  return classNames(
    "button-look",
    variants[variant],
    sizes[size],
    // The text aligns with its surroundings; the padding only enlarges the touch target.
    variant === "link" ? "-mx-1.25 px-1" : paddings[size],
    className,
  );
}

type ButtonProps = Omit<ComponentProps<"button">, "className"> &
  ButtonStyle & { busy?: boolean; busyLabel?: ReactNode };

/** While `busy` it shows `busyLabel`, keeps focus and ignores clicks and Enter (double submits). */
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
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-disabled={busy || rest["aria-disabled"]}
      aria-busy={busy || undefined}
      className={buttonClass({ variant, size, className })}
    >
      {busy && <FrameIcon name="busy" className="size-[1.15em] animate-spin" />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}
