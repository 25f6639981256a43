import { createVar } from '@vanilla-extract/css';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const { color } = tokens;

/* Emphasis and tone set these; one rule draws with them. */
const fill = createVar();
const fillHover = createVar();
const fillPressed = createVar();
const text = createVar();
const edge = createVar();

const base = style({
  ...type.strong,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  position: 'relative',
  minHeight: tokens.size.control,
  maxWidth: '100%',
  paddingInline: space(3.5),
  paddingBlock: space(1.5),
  borderRadius: radius.control,
  border: `1px solid ${edge}`,
  background: fill,
  color: text,
  textDecoration: 'none',
  textAlign: 'center',
  userSelect: 'none',
  overflowWrap: 'anywhere',
  transition: `background-color ${tokens.duration.quick} ${tokens.easing.out}`,
  selectors: {
    [states.hover]: { background: fillHover },
    [states.pressed]: { background: fillPressed },
    [states.disabled]: { opacity: 0.5, cursor: 'not-allowed' },
    '&[data-pending]': { cursor: 'progress' },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      /* The roles are the person's own colours already; adjusted again, the words would stand on a plate. */
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      selectors: { [states.disabled]: { opacity: 1, color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

export const emphasis = variants({
  primary: {
    vars: {
      [fill]: color.seal,
      [fillHover]: color.sealHover,
      [fillPressed]: color.sealPressed,
      [text]: color.onSeal,
      [edge]: 'transparent',
    },
  },
  secondary: {
    vars: {
      [fill]: color.wall,
      [fillHover]: `color-mix(in srgb, ${color.wall}, ${color.ink} 4%)`,
      [fillPressed]: `color-mix(in srgb, ${color.wall}, ${color.ink} 9%)`,
      [text]: color.ink,
      [edge]: color.border,
    },
  },
  quiet: {
    vars: {
      [fill]: 'transparent',
      [fillHover]: color.hover,
      [fillPressed]: color.pressed,
      [text]: color.ink,
      [edge]: 'transparent',
    },
  },
});

/** Destroys something: the words turn to the danger colour; with primary emphasis the fill is already vermilion. */
export const danger = style({
  selectors: {
    [`${emphasis.secondary}&, ${emphasis.quiet}&`]: { vars: { [text]: color.danger } },
  },
});

export const size = variants({
  small: { minHeight: tokens.size.controlSmall, paddingInline: space(2.5), paddingBlock: space(0.5) },
  medium: {},
  large: { minHeight: '2.75rem', paddingInline: space(5), fontSize: '1rem' },
});

/** Draws a button whose only content is an icon as a square. */
export const iconOnly = style({
  padding: 0,
  flexShrink: 0,
  /* A size of its own: a container that stretches what it holds must not turn the square into a sheet. */
  width: tokens.size.control,
  height: tokens.size.control,
  selectors: {
    [`${size.small}&`]: { width: tokens.size.controlSmall, height: tokens.size.controlSmall },
    [`${size.large}&`]: { width: '2.75rem', height: '2.75rem' },
  },
});
export const fullWidth = style({ width: '100%' });

/* The words keep their place while pending, so that the button does not change its width. */
export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minWidth: 0,
  /* Not visibility: the words stay the button's name. */
  selectors: { '[data-pending] > &': { opacity: 0 } },
});

export const spinner = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

/** Out of the flow, so that it takes no gap. */
export const live = style({ position: 'absolute' });

export const button = base;
