import { radius, space } from '../theme/scale.ts';
import { style } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { breakWords, tabular, type } from '../theme/typography.ts';

const { color } = tokens;

export const report = style(
  {
    ...type.text,
    ...tabular,
    ...breakWords,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space(3),
    width: '100%',
    containerType: 'inline-size',
    padding: `${space(3)} ${space(4)} ${space(4)}`,
    background: color.wall,
    border: `1px solid ${color.border}`,
    borderRadius: radius.card,
  },
  'patterns',
);
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: space(3) }, 'patterns');
export const title = style(
  { ...type.strong, ...breakWords, flex: 1, display: 'flex', gap: space(2), paddingBlock: space(1) },
  'patterns',
);
export const ok = style({ flexShrink: 0, marginBlockStart: '1px', color: color.ok }, 'patterns');
export const unfinished = style({ flexShrink: 0, marginBlockStart: '1px', color: color.warning }, 'patterns');
export const bad = style({ flexShrink: 0, marginBlockStart: '1px', color: color.danger }, 'patterns');
/* The bottom padding keeps the last focus ring inside the scroll container. */
export const failures = style(
  {
    maxHeight: '20rem',
    overflowY: 'auto',
    marginInline: `-${space(1)}`,
    paddingInline: space(1),
    paddingBlockEnd: '2px',
    marginBlockEnd: `-${space(3)}`,
    outlineOffset: '2px',
  },
  'patterns',
);
export const failure = style(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: `0 ${space(4)}`,
    paddingBlock: space(2),
    borderTop: `1px solid ${color.hairline}`,
    '@container': { '(min-width: 32rem)': { gridTemplateColumns: 'minmax(8rem, 16rem) minmax(0, 1fr)' } },
  },
  'patterns',
);
export const reason = style({ ...breakWords, color: color.inkMuted }, 'patterns');
export const foot = style(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space(2),
    /* A border marks the end of the list, which may cut a row. */
    selectors: {
      [`${failures} + &`]: { paddingBlockStart: space(3), borderBlockStart: `1px solid ${color.hairline}` },
    },
  },
  'patterns',
);
