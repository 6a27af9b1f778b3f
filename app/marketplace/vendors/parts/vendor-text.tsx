/** Text written by the vendor, of unknown language; a dash when empty. */
export function VendorText({ text }: { text: string }) {
  return text ? <span lang="">{text}</span> : "–";
}
