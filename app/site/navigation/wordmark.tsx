export function Wordmark() {
  return (
    <span aria-hidden className="wordmark">
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8" fill="none">
        <path d="M8 27V15a8 8 0 0 1 16 0v12z" fill="var(--color-sky)" />
        <circle cx="16" cy="15.5" r="3.5" fill="var(--color-sun)" />
        <path d="M8 18c2.7-1.6 5.3 1.6 8 0s5.3-1.6 8 0v9H8z" fill="var(--color-sea-deep)" />
        <path d="M8 22.5c2.7-1.6 5.3 1.6 8 0s5.3-1.6 8 0" stroke="var(--color-sea-foam)" strokeWidth="1.25" />
        <path d="M4 28.5h24M6 28V15a10 10 0 0 1 20 0v13" stroke="currentColor" strokeWidth="2.5" />
      </svg>
      <span>Arribo</span>
    </span>
  );
}
