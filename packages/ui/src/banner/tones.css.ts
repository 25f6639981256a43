import { variants } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { color } = tokens;

/** Text and background colour by tone. */
export const tone = variants({
  info: { background: color.infoWash, color: color.info },
  success: { background: color.okWash, color: color.ok },
  warning: { background: color.warningWash, color: color.warning },
  danger: { background: color.dangerWash, color: color.danger },
  neutral: { background: color.mat, color: color.inkMuted },
});

/** Text colour by tone, without a background. */
export const toneText = variants({
  info: { color: color.info },
  success: { color: color.ok },
  warning: { color: color.warning },
  danger: { color: color.danger },
});
