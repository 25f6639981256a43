/** The `autocomplete` tokens that the HTML standard allows for an input type, besides those allowed for plain text. */
const tokensOf: Record<string, RegExp> = {
  tel: /^tel$/,
  email: /^(email|username)$/,
  url: /^(url|photo|impp)$/,
  password: /^(new-password|current-password|one-time-code)$/,
};

/**
 * Problems that HTML or the browser's accessibility tree have but axe misses: states given twice, invalid
 * `autocomplete` tokens, and names that refer to inert content.
 */
export function markupProblems(root: ParentNode): string[] {
  const problems: string[] = [];
  const report = (element: Element, problem: string) =>
    problems.push(`${problem}: ${(element.cloneNode(false) as Element).outerHTML}`);

  for (const input of root.querySelectorAll('input:is([type=checkbox], [type=radio])[aria-checked]'))
    report(input, 'A native checkbox or radio button says its state itself, without aria-checked');

  for (const input of root.querySelectorAll<HTMLInputElement>('input[autocomplete]')) {
    const token = input.getAttribute('autocomplete')?.trim().split(/\s+/u).at(-1) ?? '';
    const allowed = tokensOf[input.type];
    if (allowed && !['', 'on', 'off'].includes(token) && !allowed.test(token))
      report(input, `autocomplete="${token}" is not allowed on type=${input.type}`);
  }

  for (const element of root.querySelectorAll('[aria-labelledby]')) {
    if (element.closest('[inert]')) continue;
    const ids = element.getAttribute('aria-labelledby')?.trim().split(/\s+/u) ?? [];
    if (ids.some((id) => document.getElementById(id)?.closest('[inert]')))
      report(element, 'Its name comes from the inert part of the page and is empty');
  }
  return problems;
}
