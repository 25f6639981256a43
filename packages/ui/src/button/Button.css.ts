import { createVar } from '@vanilla-extract/css';
import { motion } from '../theme/motion.ts';
import { radius, space } from '../theme/scale.ts';
import { states } from '../theme/states.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type } from '../theme/typography.ts';

const { color } = tokens;

/* Set by emphasis and tone; one rule draws with them. */
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
  transition: `background-color ${motion.answer}`,
  selectors: {
    [states.hover]: { background: fillHover },
    [states.pressed]: { background: fillPressed },
    '&[aria-pressed="true"]': {
      vars: { [fill]: color.mat, [fillHover]: color.mat, [text]: color.ink, [edge]: color.inkMuted },
    },
    [states.disabled]: { vars: { [text]: color.inkDisabled }, cursor: 'not-allowed' },
    /* The invisible label keeps the button's width and its accessible name. */
    '&[data-pending]': { cursor: 'progress', color: 'transparent' },
    [states.focusVisible]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      /* The colours already come from the forced palette; without this the browser would draw a backplate behind the
         text. */
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      selectors: {
        [states.disabled]: { background: 'Canvas', color: 'GrayText', borderColor: 'GrayText' },
        '&[aria-pressed="true"]': { background: 'Highlight', color: 'HighlightText' },
      },
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
    /* Disabled buttons drop the accent colour: a half transparent accent looks muddy. */
    selectors: { [states.disabled]: { vars: { [fill]: color.mat, [edge]: color.hairline } } },
  },
  secondary: {
    vars: {
      [fill]: color.wall,
      [fillHover]: `color-mix(in srgb, ${color.wall}, ${color.ink} 4%)`,
      [fillPressed]: `color-mix(in srgb, ${color.wall}, ${color.ink} 9%)`,
      [text]: color.ink,
      [edge]: color.border,
    },
    selectors: { [states.disabled]: { vars: { [fill]: 'transparent', [edge]: color.hairline } } },
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

/** A destructive action: the text turns to the danger colour, with primary emphasis the fill. */
export const danger = style({
  selectors: {
    [`${emphasis.secondary}&, ${emphasis.quiet}&`]: { vars: { [text]: color.danger } },
    [`${emphasis.primary}&:not(:disabled, [aria-disabled="true"]:not([data-pending]))`]: {
      vars: {
        [fill]: color.danger,
        [fillHover]: color.dangerHover,
        [fillPressed]: color.dangerPressed,
        [text]: color.onDanger,
      },
    },
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
  /* Fixed size, so that a container that stretches its children keeps the square. */
  width: tokens.size.control,
  height: tokens.size.control,
  selectors: {
    [`${size.small}&`]: { width: tokens.size.controlSmall, height: tokens.size.controlSmall },
    [`${size.large}&`]: { width: '2.75rem', height: '2.75rem' },
  },
});
export const fullWidth = style({ width: '100%' });

export const spinner = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: text,
});

/** Out of the flow, so that it takes no gap. */
export const live = style({ position: 'absolute' });

export const button = base;
