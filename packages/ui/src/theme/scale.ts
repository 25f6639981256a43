/** Spacing on a 4 px grid, in rem so that it scales with the user's text size. `space(4)` is 16 px. */
export const space = (steps: number) => `${steps * 0.25}rem`;

/** Radii: mats 2 px, controls 6 px, cards 10 px. */
export const radius = { mat: '2px', control: '6px', card: '10px', pill: '999px' } as const;

/** Widths in px at which a layout changes (000 section 9 carousel breakpoints; 375 is the small phone). */
export const breakpoints = { phone: 375, tablet: 775, laptop: 1024, desktop: 1440, wide: 2560 } as const;

/** `@media` condition from a breakpoint upward. */
export const from = (name: keyof typeof breakpoints) => `screen and (min-width: ${breakpoints[name]}px)`;

/** z-index by role, lowest first. React Aria's overlays stack by order of opening above `overlay`. */
export const zIndex = { sticky: 10, header: 20, sidebar: 30, overlay: 100, toast: 1000, tooltip: 1100 } as const;
