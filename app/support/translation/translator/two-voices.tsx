export function TwoVoices({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 222" className={className}>
      <path d="M0 206h320v16H0z" fill="var(--color-coral-shade)" />
      <path
        d="M40 206v16M120 206v16M200 206v16M280 206v16"
        stroke="var(--color-coral-joint)"
        strokeWidth="1.5"
      />
      <path
        d="M10 18h118a36 36 0 0 1 36 36v52H58l-26 26v-26H10a6 6 0 0 1-6-6V24a6 6 0 0 1 6-6z"
        fill="var(--color-coral)"
        stroke="var(--color-coral-joint)"
        strokeWidth="1.5"
      />
      <path
        d="M310 84H178a36 36 0 0 0-36 36v52h120l26 26v-26h22a6 6 0 0 0 6-6V90a6 6 0 0 0-6-6z"
        fill="var(--color-larimar)"
        stroke="var(--color-background)"
        strokeWidth="5"
      />
      <g className="font-display font-semibold">
        <text x="26" y="72" fontSize="29" fill="var(--color-ink)">
          Hello.
        </text>
        <text x="166" y="138" fontSize="29" fill="var(--color-on-larimar)">
          ¡Saludos!
        </text>
      </g>
    </svg>
  );
}
