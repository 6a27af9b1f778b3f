/** What a vendor wrote as it pleased, in a language that nobody told; a dash where there is nothing. */
export function VendorText({ text }: { text: string }) {
  return text ? <span lang="">{text}</span> : "–";
}
