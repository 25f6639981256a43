import type { Palette } from '../theme/palette.ts';

/** Purpose of each colour, grouped for designers. A role without an entry does not compile. */
const purposes: Record<keyof Palette, { group: string; purpose: string }> = {
  paper: { group: 'Ground', purpose: 'The page' },
  wall: { group: 'Ground', purpose: 'Raised: cards, fields, dialogs' },
  mat: { group: 'Ground', purpose: 'Behind art; a selected row' },
  ink: { group: 'Ink', purpose: 'Text' },
  inkMuted: { group: 'Ink', purpose: 'Secondary text' },
  inkFaint: { group: 'Ink', purpose: 'Placeholders, hints' },
  inkDisabled: { group: 'Ink', purpose: 'What cannot be used now' },
  hairline: { group: 'Edges', purpose: 'Between rows, where they need it' },
  border: { group: 'Edges', purpose: 'Decorative edges; never a field’s only one' },
  fieldEdge: { group: 'Edges', purpose: 'Fields, checkboxes, switches: 3:1' },
  focus: { group: 'Edges', purpose: 'The ring around what has the focus' },
  seal: { group: 'Accent', purpose: 'The one thing to do next' },
  sealHover: { group: 'Accent', purpose: 'Under the pointer' },
  sealPressed: { group: 'Accent', purpose: 'Pressed' },
  sealText: { group: 'Accent', purpose: 'The accent as text' },
  onSeal: { group: 'Accent', purpose: 'Words on the accent' },
  sealWash: { group: 'Accent', purpose: 'A trace of it behind words' },
  ok: { group: 'Status', purpose: 'It is done, it holds' },
  okWash: { group: 'Status', purpose: 'Behind it' },
  warning: { group: 'Status', purpose: 'It will need you' },
  warningWash: { group: 'Status', purpose: 'Behind it' },
  info: { group: 'Status', purpose: 'Good to know' },
  infoWash: { group: 'Status', purpose: 'Behind it' },
  danger: { group: 'Status', purpose: 'It failed, or it destroys' },
  dangerHover: { group: 'Status', purpose: 'Under the pointer' },
  dangerPressed: { group: 'Status', purpose: 'Pressed' },
  onDanger: { group: 'Status', purpose: 'Words on it' },
  dangerWash: { group: 'Status', purpose: 'Behind it' },
  scrim: { group: 'Veils', purpose: 'Over the page behind a dialog' },
  hover: { group: 'Veils', purpose: 'Over a surface under the pointer' },
  pressed: { group: 'Veils', purpose: 'Over a surface that is pressed' },
  chart1: { group: 'Charts', purpose: 'The first series' },
  chart2: { group: 'Charts', purpose: 'The second; 3:1 to the first, as each to the one before it' },
  chart3: { group: 'Charts', purpose: 'The third' },
  chart4: { group: 'Charts', purpose: 'The fourth' },
  chart5: { group: 'Charts', purpose: 'The fifth and last' },
};

export interface Role {
  role: keyof Palette;
  group: string;
  purpose: string;
}

export const roles: Role[] = Object.entries(purposes).map(([role, description]) => ({
  role: role as keyof Palette,
  ...description,
}));
