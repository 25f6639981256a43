/** Posts are plain text; only http and https links are allowed (001 section 4: forums are moderated). */

/** Links with other schemes. */
const foreignLink = /\b(?:(?!https?:)[a-z][a-z0-9+.-]*:\/\/|(?:javascript|vbscript):(?=\S)|data:[a-z]+\/)[^\s]*/i;

/** The first link in a text that is neither http nor https; undefined if there is none. */
export const foreignLinkIn = (text: string): string | undefined => foreignLink.exec(text)?.[0];
