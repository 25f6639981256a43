import { from, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, clamp, type } from '../theme/typography.ts';

const { color } = tokens;

export const sidebar = style(
  { display: 'flex', flexDirection: 'column', height: '100%', minHeight: 0, paddingInline: space(3) },
  'patterns',
);
export const brandRow = style(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space(2),
    flexShrink: 0,
    minHeight: '3.5rem',
    marginTop: space(1),
    paddingInlineStart: space(2.5),
  },
  'patterns',
);
export const brandRowCollapsed = style(
  { flexDirection: 'column', paddingInlineStart: 0, paddingTop: space(3), gap: space(3) },
  'patterns',
);
export const toggle = style({ color: color.inkFaint }, 'patterns');
export const find = style({ flexShrink: 0, paddingTop: space(2.5), paddingBottom: space(4) }, 'patterns');
export const findCollapsed = style({ display: 'grid', justifyItems: 'center', paddingBlock: space(2) }, 'patterns');

/* A long list scrolls between the brand and the user. */
export const scroll = style(
  {
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    paddingBottom: space(4),
    marginInline: `calc(-1 * ${space(3)})`,
    paddingInline: space(3),
  },
  'patterns',
);

export const language = style(
  {
    flexShrink: 0,
    paddingBlock: space(1),
    /* The button's padding is slightly wider, so shift it to align its icon with those of the pages. */
    marginInlineStart: `calc(${space(1.25)} * -1)`,
    borderTop: `1px solid ${color.hairline}`,
    '@media': { [from('tablet')]: { display: 'none' } },
  },
  'patterns',
);

export const person = style(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space(2.5),
    flexShrink: 0,
    borderTop: `1px solid ${color.hairline}`,
    padding: `${space(3)} ${space(2.5)} calc(${space(4)} + env(safe-area-inset-bottom))`,
  },
  'patterns',
);
export const personCollapsed = style({ justifyContent: 'center', paddingInline: 0 }, 'patterns');
export const personWords = style({ ...breakWords, flex: 1, display: 'grid', gap: space(0.5) }, 'patterns');
export const personName = style({ ...type.strong, ...clamp(1), wordBreak: 'break-all', color: color.ink }, 'patterns');
export const personNote = style({ ...type.small, ...clamp(3), color: color.inkMuted }, 'patterns');
