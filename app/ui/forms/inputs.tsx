import type { ComponentProps } from "react";
import { Input } from "./field.tsx";

// Inputs with the keyboard and the autofill of what they ask for.

type InputProps = ComponentProps<"input">;

export function NameInput(props: InputProps) {
  return <Input autoComplete="name" autoCapitalize="words" {...props} />;
}

export function EmailInput(props: InputProps) {
  return <Input type="email" inputMode="email" autoComplete="email" spellCheck={false} {...props} />;
}

export function PhoneInput(props: InputProps) {
  return <Input type="tel" inputMode="tel" autoComplete="tel" {...props} />;
}

export function PasswordInput({ visible = false, ...props }: InputProps & { visible?: boolean }) {
  return (
    <Input
      name="password"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={visible ? "text" : "password"}
    />
  );
}

/** For a code of the second step. */
export function CodeInput(props: InputProps) {
  return (
    <Input
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      {...props}
      className="max-w-56 font-semibold tabular-nums tracking-widest"
    />
  );
}
