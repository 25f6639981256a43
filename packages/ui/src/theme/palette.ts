/**
 * The colours of both themes by semantic role. A theme that lacks a role does not compile; every sanctioned pair is
 * tested in contrast.test.ts.
 */
export interface Palette {
  /** The page. */
  paper: string;
  /** Raised surfaces: cards, fields, sidebars of dialogs. */
  wall: string;
  /** Behind art; selected rows. */
  mat: string;
  ink: string;
  /** Secondary text. */
  inkMuted: string;
  /** Least prominent text: placeholders, hints. Still 4.5:1. */
  inkFaint: string;
  /** Text and icons of disabled controls. WCAG requires nothing; 3:1, so that they stay readable. */
  inkDisabled: string;
  hairline: string;
  /** Decorative borders. Never a field's only border. */
  border: string;
  /** The border of a field, checkbox or switch: 3:1 on paper, wall and mat. */
  fieldEdge: string;
  /** Vermilion, the only accent: the primary action, the current page, unread items. Selection uses ink. */
  seal: string;
  sealHover: string;
  sealPressed: string;
  /** The accent as text. */
  sealText: string;
  onSeal: string;
  sealWash: string;
  ok: string;
  okWash: string;
  warning: string;
  warningWash: string;
  info: string;
  infoWash: string;
  /** Errors and destructive actions. Crimson, clearly different from the accent. */
  danger: string;
  dangerHover: string;
  dangerPressed: string;
  onDanger: string;
  dangerWash: string;
  /** The focus ring: ink, so that it is neither the accent nor an error. */
  focus: string;
  /** Overlay on the page behind a dialog. */
  scrim: string;
  /** Overlay on a hovered surface. */
  hover: string;
  pressed: string;
  /** Chart series, in order: alternating dark and medium, so that neighbours contrast. */
  chart1: string;
  chart2: string;
  chart3: string;
  chart4: string;
  chart5: string;
}

export const light: Palette = {
  paper: '#f7f4ee',
  wall: '#fdfbf7',
  mat: '#efeae0',
  ink: '#1d1a16',
  inkMuted: '#5c554a',
  inkFaint: '#6c6559',
  inkDisabled: '#7d7467',
  hairline: '#e2dccf',
  border: '#cfc7b6',
  fieldEdge: '#857c6d',
  seal: '#b3361f',
  sealHover: '#a02e19',
  sealPressed: '#8b2614',
  sealText: '#96290f',
  onSeal: '#fff8f3',
  sealWash: '#f8e7e1',
  ok: '#2f6b4a',
  okWash: '#e4efe6',
  warning: '#7a5200',
  warningWash: '#f8ecd2',
  info: '#2c5a7d',
  infoWash: '#e3edf3',
  danger: '#98173d',
  dangerHover: '#831334',
  dangerPressed: '#6e102b',
  onDanger: '#fff8f9',
  dangerWash: '#f9e5ea',
  focus: '#1d1a16',
  scrim: '#1d1a1680',
  hover: '#1d1a160d',
  pressed: '#1d1a1617',
  chart1: '#243b53',
  chart2: '#c7694f',
  chart3: '#1f3a29',
  chart4: '#a07f2c',
  chart5: '#52284a',
};

export const dark: Palette = {
  paper: '#171512',
  wall: '#1e1b17',
  mat: '#26221d',
  ink: '#f1ece2',
  inkMuted: '#b8afa0',
  inkFaint: '#968d7e',
  inkDisabled: '#837a6c',
  hairline: '#322d26',
  border: '#464036',
  fieldEdge: '#7d7466',
  seal: '#e8745a',
  sealHover: '#ee8770',
  sealPressed: '#f29a86',
  sealText: '#f18d76',
  onSeal: '#23110b',
  sealWash: '#3a211a',
  ok: '#8cc5a1',
  okWash: '#1f3327',
  warning: '#e2b75f',
  warningWash: '#382c14',
  info: '#93c1e0',
  infoWash: '#1b2e3b',
  danger: '#f58fa8',
  dangerHover: '#f8a5b9',
  dangerPressed: '#fabaca',
  onDanger: '#290a14',
  dangerWash: '#3b1a23',
  focus: '#f1ece2',
  scrim: '#0b0a08b3',
  hover: '#f1ece20f',
  pressed: '#f1ece21c',
  chart1: '#c9dced',
  chart2: '#a8563f',
  chart3: '#cfe6c4',
  chart4: '#8a6b1e',
  chart5: '#e9c9e4',
};

type Role = keyof Palette;
const surfaces: Role[] = ['paper', 'wall', 'mat'];
/** Chart series, in order of assignment. */
export const chartRoles = ['chart1', 'chart2', 'chart3', 'chart4', 'chart5'] as const satisfies Role[];

interface Pair {
  text: Role;
  on: Role;
  /** Overlay on the background: hovered or pressed. */
  veil?: 'hover' | 'pressed';
  atLeast: number;
}

/**
 * Every colour pair that components may use, with its minimum contrast (WCAG 2.2: text 4.5, borders and icons 3). The
 * least prominent text is not for pressed surfaces, nor for a hovered mat.
 */
export const sanctionedPairs: Pair[] = [
  ...surfaces.flatMap((on) => [
    { text: 'ink' as const, on, atLeast: 7 },
    { text: 'inkMuted' as const, on, atLeast: 4.5 },
    { text: 'inkFaint' as const, on, atLeast: 4.5 },
    { text: 'inkDisabled' as const, on, atLeast: 3 },
    { text: 'sealText' as const, on, atLeast: 4.5 },
    { text: 'fieldEdge' as const, on, atLeast: 3 },
    { text: 'focus' as const, on, atLeast: 3 },
    { text: 'seal' as const, on, atLeast: 3 },
    { text: 'ok' as const, on, atLeast: 4.5 },
    { text: 'warning' as const, on, atLeast: 4.5 },
    { text: 'info' as const, on, atLeast: 4.5 },
    { text: 'danger' as const, on, atLeast: 4.5 },
    ...(['hover', 'pressed'] as const).flatMap((veil) => [
      { text: 'ink' as const, on, veil, atLeast: 7 },
      { text: 'inkMuted' as const, on, veil, atLeast: 4.5 },
      { text: 'sealText' as const, on, veil, atLeast: 4.5 },
      { text: 'danger' as const, on, veil, atLeast: 4.5 },
    ]),
  ]),
  { text: 'inkFaint', on: 'paper', veil: 'hover', atLeast: 4.5 },
  { text: 'inkFaint', on: 'wall', veil: 'hover', atLeast: 4.5 },
  { text: 'onSeal', on: 'seal', atLeast: 4.5 },
  { text: 'onSeal', on: 'sealHover', atLeast: 4.5 },
  { text: 'onSeal', on: 'sealPressed', atLeast: 4.5 },
  { text: 'onDanger', on: 'danger', atLeast: 4.5 },
  { text: 'onDanger', on: 'dangerHover', atLeast: 4.5 },
  { text: 'onDanger', on: 'dangerPressed', atLeast: 4.5 },
  { text: 'paper', on: 'ink', atLeast: 7 },
  /* The icon on a selected control, also when hovered. */
  { text: 'wall', on: 'ink', atLeast: 7 },
  { text: 'wall', on: 'inkMuted', atLeast: 4.5 },
  { text: 'sealText', on: 'sealWash', atLeast: 4.5 },
  { text: 'ok', on: 'okWash', atLeast: 4.5 },
  { text: 'warning', on: 'warningWash', atLeast: 4.5 },
  { text: 'info', on: 'infoWash', atLeast: 4.5 },
  { text: 'danger', on: 'dangerWash', atLeast: 4.5 },
  ...surfaces.flatMap((on) => chartRoles.map((text) => ({ text, on, atLeast: 3 }))),
  /* Adjacent segments of a bar. */
  ...chartRoles.slice(1).map((text, index) => ({ text, on: chartRoles[index] as Role, atLeast: 3 })),
];
