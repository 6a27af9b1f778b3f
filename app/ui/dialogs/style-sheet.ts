import { useEffect } from "react";

/**
 * Replaces `react-style-singleton` (vite.config.ts), by which Radix locks scrolling under a dialog: it inserts a style
 * element, whose text varies, so the content security policy cannot allow it by a hash. A constructed style sheet needs
 * no allowance.
 */
export function styleSingleton() {
  return function StyleSheet({ styles }: { styles: string }): null {
    useEffect(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
      };
    }, [styles]);
    return null;
  };
}
