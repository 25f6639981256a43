/** A point or a size in px. */
export interface Point {
  x: number;
  y: number;
}

/** How a picture lies on its stage: how many times its fitted size, and where its middle is from the stage's middle. */
export interface View extends Point {
  scale: number;
}

/** The picture as it fits, the stage it lies on, and how far it may grow. All in px of the page. */
export interface Frame {
  stage: { width: number; height: number };
  fitted: { width: number; height: number };
  most: number;
}

export const whole: View = { scale: 1, x: 0, y: 0 };

/** One press of a button or a key. */
export const step = 1.5;

/** However large a picture is: more would be a wall of one colour, and costs memory. */
const ceiling = 8;

/** Fits a picture into the stage, whole and never larger than it is; it may grow to its own px, and at least four times. */
export function frameOf(picture: { width: number; height: number }, stage: Frame['stage']): Frame {
  const by = Math.min(1, stage.width / picture.width, stage.height / picture.height);
  const fitted = { width: Math.max(1, picture.width * by), height: Math.max(1, picture.height * by) };
  return { stage, fitted, most: Math.min(ceiling, Math.max(4, 1 / by)) };
}

/** The view inside its bounds: a picture larger than the stage covers it, a smaller one lies in its middle. */
export function settle({ scale, x, y }: View, { stage, fitted, most }: Frame): View {
  const to = Math.min(most, Math.max(1, scale));
  const room = (size: number, of: number) => Math.max(0, (size * to - of) / 2);
  const within = (value: number, bound: number) => Math.min(bound, Math.max(-bound, value)) || 0;
  return { scale: to, x: within(x, room(fitted.width, stage.width)), y: within(y, room(fitted.height, stage.height)) };
}

/** Grows the view about a point of the stage (from its middle), so that what lies under it stays under it. */
export function zoomAt(view: View, factor: number, point: Point, frame: Frame): View {
  const scale = Math.min(frame.most, Math.max(1, view.scale * factor));
  const by = scale / view.scale;
  return settle({ scale, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by }, frame);
}

/** For how wide the picture should be asked of its sources: by doublings, so that growing does not ask at each step. */
export const askedWidth = ({ fitted, most }: Frame, scale: number): number =>
  Math.ceil(fitted.width * Math.min(most, 2 ** Math.ceil(Math.log2(Math.max(1, scale)))));
