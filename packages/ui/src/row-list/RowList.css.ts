import { createContainer, globalStyle } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { radius, space } from '../theme/scale.ts';
import { style, variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { artName, breakWords, clamp, focusRing, type } from '../theme/typography.ts';

const { color } = tokens;

/* Outset on both sides of a row that is hovered or focused. */
const around = space(1.5);

const room = createContainer();
/* From this width on a row is one line: text, aside, button. */
const oneLine = `${room} (min-width: 34rem)`;

export const list = style(
  { containerType: 'inline-size', containerName: room, width: '100%', minWidth: 0 },
  'patterns',
);

export const row = style(
  {
    ...breakWords,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: space(3),
    minHeight: tokens.size.control,
    paddingBlock: space(2.5),
    borderTop: `1px solid ${color.hairline}`,
    selectors: {
      [`${list} > &:last-child`]: { borderBottom: `1px solid ${color.hairline}` },
      /* Wider than the text, which stays aligned with the heading above. */
      '&:has(a:is(:hover, [data-preview~="hover"]))': {
        background: color.hover,
        boxShadow: `calc(${around} * -1) 0 ${color.hover}, ${around} 0 ${color.hover}`,
      },
    },
    '@container': { [oneLine]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto', columnGap: space(5) } },
  },
  'patterns',
);
export const pictured = style(
  {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    '@container': { [oneLine]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto auto' } },
  },
  'patterns',
);
/* On a phone the picture is beside all of the text. */
export const picture = style(
  {
    alignSelf: 'start',
    gridRow: '1 / span 3',
    '@container': { [oneLine]: { gridRow: 'auto', alignSelf: 'center', marginInlineEnd: `calc(${space(2)} * -1)` } },
  },
  'patterns',
);
export const words = style({ display: 'grid', minWidth: 0 }, 'patterns');
export const title = variants(
  {
    text: { ...type.text, ...clamp(3), color: color.ink },
    work: { ...type.card, ...artName, ...clamp(2), color: color.ink },
  },
  'patterns',
);
export const unread = style({ fontWeight: 600 }, 'patterns');
/* The whole row is clickable; its title or its button is the link. */
const whole = {
  content: '',
  position: 'absolute',
  inset: `0 calc(${around} * -1)`,
  borderRadius: radius.control,
} as const;
export const link = style(
  {
    color: 'inherit',
    textDecoration: 'none',
    selectors: {
      '&::after': whole,
      '&:focus-visible': { outline: 'none' },
      '&:is(:focus-visible, [data-preview~="focus"])::after': { ...focusRing, outlineOffset: '-2px' },
    },
  },
  'patterns',
);
export const note = style({ ...type.small, color: color.inkMuted }, 'patterns');
export const beside = style(
  {
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(1)} ${space(3)}`,
    minWidth: 0,
    marginTop: space(2),
    color: color.inkMuted,
    '@container': {
      [oneLine]: {
        gridColumn: '-3 / -1',
        justifyContent: 'flex-end',
        maxWidth: '16rem',
        marginTop: 0,
        /* Leave the last column to the button. */
        selectors: { '&:has(+ *)': { gridColumn: -3 } },
      },
    },
  },
  'patterns',
);
export const action = style(
  {
    justifySelf: 'start',
    minWidth: 0,
    marginTop: space(2),
    '@container': { [oneLine]: { gridColumn: -2, justifySelf: 'end', marginTop: 0 } },
  },
  'patterns',
);
globalStyle(`${action} > a`, { '@layer': { [layers.patterns]: { position: 'static' } } });
globalStyle(`${action} > a::after`, { '@layer': { [layers.patterns]: whole } });
