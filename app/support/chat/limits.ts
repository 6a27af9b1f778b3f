/** As many characters a message may have. Apart, so that a page does without the contract's library. */
export const longestMessage = 2000;
