import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sheet, SheetRow } from '../storybook/index.ts';
import { contrast, under } from '../theme/contrast.ts';
import { dark, light, sanctionedPairs } from '../theme/palette.ts';
import { tokens } from '../theme/tokens.css.ts';
import { type Role, roles } from './roles.ts';
import * as css from './Specimen.css.ts';

const meta = {
  title: 'Foundations/Colour',
  tags: ['stable'],
  parameters: {
    guidance: {
      do: [
        'Choose a colour by what it means here; its value follows the theme by itself.',
        'Give the accent to one thing on a screen: what to do next.',
        'Say a status with an icon and a word as well.',
      ],
      dont: [
        'Write a colour by its value: a rule that does fails in the other theme and in forced colours.',
        'Set words in a pair that is not on the second sheet.',
        'Give a field a quiet border as its only edge.',
      ],
      accessibility: [
        'Every sanctioned pair is a unit test in both themes (WCAG 2.2: text 4.5:1, edges and icons 3:1).',
        'In forced colours every role becomes one of the person’s own.',
      ],
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const groups = [...new Set(roles.map(({ group }) => group))];

function Swatch({ role, purpose }: Role) {
  return (
    <div className={css.swatch}>
      <div className={css.chip}>
        <div className={css.fill} style={{ background: tokens.color[role] }} />
      </div>
      <span className={css.name}>{role}</span>
      <span className={css.note}>{purpose}</span>
      <span className={css.figure}>
        {light[role]} · {dark[role]}
      </span>
    </div>
  );
}

/** Every colour role, with its value in the light and the dark theme. */
export const States: Story = {
  name: 'Sheet',
  tags: ['sheet'],
  render: () => (
    <Sheet>
      {groups.map((group) => (
        <SheetRow key={group} label={group}>
          <div className={css.swatches}>
            {roles
              .filter((each) => each.group === group)
              .map((each) => (
                <Swatch key={each.role} {...each} />
              ))}
          </div>
        </SheetRow>
      ))}
    </Sheet>
  ),
};

type Pair = (typeof sanctionedPairs)[number];

const ratio = ({ text, on, veil }: Pair) =>
  [light, dark]
    .map((palette) => contrast(palette[text], veil ? under(palette[veil], palette[on]) : palette[on]).toFixed(1))
    .join(' · ');

/** The background of a pair, with the veil of hover or press on top. */
const groundOf = ({ on, veil }: Pair) =>
  veil ? `linear-gradient(${tokens.color[veil]}, ${tokens.color[veil]}), ${tokens.color[on]}` : tokens.color[on];

/** The colour pairs that components may use, with their contrast in both themes. */
export const Pairs: Story = {
  tags: ['sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="text on ground: contrast light · dark">
        <div className={css.pairs}>
          {sanctionedPairs
            .filter(({ atLeast }) => atLeast >= 4.5)
            .map((pair) => (
              <div
                key={[pair.text, pair.on, pair.veil].join()}
                className={css.pair}
                style={{ color: tokens.color[pair.text], background: groundOf(pair) }}
              >
                <span>
                  {pair.text} on {pair.on}
                  {pair.veil && `, ${pair.veil}`}
                </span>
                <span>{ratio(pair)}</span>
              </div>
            ))}
        </div>
      </SheetRow>
      <SheetRow label="edges and icons: contrast light · dark">
        <div className={css.pairs}>
          {sanctionedPairs
            .filter(({ atLeast, on }) => atLeast < 4.5 && !on.startsWith('chart'))
            .map((pair) => (
              <div
                key={pair.text + pair.on}
                className={css.pair}
                style={{ background: tokens.color[pair.on], boxShadow: `inset 0 0 0 2px ${tokens.color[pair.text]}` }}
              >
                <span>
                  {pair.text} on {pair.on}
                </span>
                <span>{ratio(pair)}</span>
              </div>
            ))}
        </div>
      </SheetRow>
      <SheetRow label="neighbours in charts: contrast light · dark">
        <div className={css.pairs}>
          {sanctionedPairs
            .filter(({ on }) => on.startsWith('chart'))
            .map((pair) => (
              <div key={pair.text + pair.on} className={css.swatch}>
                <div className={css.neighbours}>
                  <div style={{ background: tokens.color[pair.text] }} />
                  <div style={{ background: tokens.color[pair.on] }} />
                </div>
                <span className={css.note}>
                  {pair.text} beside {pair.on}: {ratio(pair)}
                </span>
              </div>
            ))}
        </div>
      </SheetRow>
    </Sheet>
  ),
};
