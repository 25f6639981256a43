/** Posts are plain text; of links only http and https are taken (001 section 4: forums are moderated). */

/** What opens something else than a page when it is followed. */
const foreignLink = /\b(?:(?!https?:)[a-z][a-z0-9+.-]*:\/\/|(?:javascript|vbscript):(?=\S)|data:[a-z]+\/)[^\s]*/i;

/** The first link in a text that is neither http nor https; undefined where there is none. */
export const foreignLinkIn = (text: string): string | undefined => foreignLink.exec(text)?.[0];
