/**
 * Moves focus to the title of the Page or PublicFrame, so that a screen reader announces where a link has led. Apart from
 * both, so that neither is downloaded for it.
 */
export function focusPageTitle() {
  document.querySelector<HTMLElement>('[data-page-title]')?.focus({ preventScroll: true });
}
