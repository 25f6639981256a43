const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
const latin = /\p{Script=Latin}/gu;

/** One character of Japanese says about as much as so many Latin letters. */
const density = 3;

/**
 * The language of what a person wrote, for `lang`: by its script, as far as that tells Japanese from what is written in
 * Latin letters. What is mixed is in the language that says more.
 * @param locale of the page, `en` or `ja-JP`
 * @returns undefined where it is the page's, or has no letters
 */
export function langOf(text: string, locale: string): 'ja' | 'en' | undefined {
  const characters = text.match(japanese)?.length ?? 0;
  const letters = text.match(latin)?.length ?? 0;
  if (characters + letters === 0) return undefined;
  const lang = characters * density >= letters ? 'ja' : 'en';
  return locale.split('-')[0] === lang ? undefined : lang;
}
