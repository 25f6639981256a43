/** A point or a size in px. */
export interface Point {
  x: number;
  y: number;
}

/** Zoom factor relative to the fitted size, and the picture's centre relative to the stage's centre. */
export interface View extends Point {
  scale: number;
}

/** The stage, the fitted picture and the largest zoom factor. Sizes in CSS px. */
export interface Frame {
  stage: { width: number; height: number };
  fitted: { width: number; height: number };
  most: number;
}

export const whole: View = { scale: 1, x: 0, y: 0 };

/** Zoom factor of one button or key press. */
export const step = 1.5;

/** Upper limit for any picture: beyond it one sees only a single colour, and it costs memory. */
const ceiling = 8;

/**
 * Fits the whole picture into the stage, never enlarged. It may zoom to its intrinsic size, and at least four times.
 */
export function frameOf(picture: { width: number; height: number }, stage: Frame['stage']): Frame {
  const by = Math.min(1, stage.width / picture.width, stage.height / picture.height);
  const fitted = { width: Math.max(1, picture.width * by), height: Math.max(1, picture.height * by) };
  return { stage, fitted, most: Math.min(ceiling, Math.max(4, 1 / by)) };
}

/** Clamps the view: a picture larger than the stage covers it, a smaller one is centred. */
export function settle({ scale, x, y }: View, { stage, fitted, most }: Frame): View {
  const to = Math.min(most, Math.max(1, scale));
  const room = (size: number, of: number) => Math.max(0, (size * to - of) / 2);
  const within = (value: number, bound: number) => Math.min(bound, Math.max(-bound, value)) || 0;
  return { scale: to, x: within(x, room(fitted.width, stage.width)), y: within(y, room(fitted.height, stage.height)) };
}

/** Zooms about a point of the stage (relative to its centre), so that what is under the point stays there. */
export function zoomAt(view: View, factor: number, point: Point, frame: Frame): View {
  const scale = Math.min(frame.most, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return settle({ scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, frame);
}

/**
 * Width to request from the picture's sources. Rounded up by doublings, so that zooming does not request at each step.
 */
export const requestWidth = ({ fitted, most }: Frame, scale: number): number =>
  Math.ceil(fitted.width * Math.min(most, 2 ** Math.ceil(Math.log2(Math.max(1, scale)))));
