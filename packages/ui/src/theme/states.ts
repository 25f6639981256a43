/**
 * Selectors for interaction states that cover native pseudo-classes, React Aria's and Radix' data attributes.
 * `data-preview="hover focus"` renders a static state, for Storybook's state matrices.
 */
export const states = {
  hover:
    '&:is(:hover, [data-hovered], [data-preview~="hover"]):not(:disabled, [aria-disabled="true"], [data-disabled])',
  pressed:
    '&:is(:active, [data-pressed], [data-preview~="pressed"]):not(:disabled, [aria-disabled="true"], [data-disabled])',
  focusVisible: '&:is(:focus-visible, [data-preview~="focus"])',
  focusWithin: '&:is(:has(:focus-visible), [data-preview~="focus"])',
  disabled: '&:is(:disabled, [aria-disabled="true"]:not([data-pending]), [data-disabled])',
  invalid: '&:is([aria-invalid="true"], [data-invalid])',
  selected:
    '&:is([aria-selected="true"], [aria-checked="true"], [aria-pressed="true"], [aria-current], [data-selected])',
} as const;
