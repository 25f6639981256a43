import type { Point } from './zoom.ts';
import { step } from './zoom.ts';

/** The action of a key in the lightbox. */
export type LightboxAction =
  | { kind: 'turn'; by: number }
  | { kind: 'end'; to: 'first' | 'last' }
  | { kind: 'pan'; by: Point }
  | { kind: 'zoom'; by: number }
  | { kind: 'fit' };

/** px that an arrow key pans a zoomed picture. */
const stride = 80;

const arrows: Record<string, Point> = {
  ArrowLeft: { x: 1, y: 0 },
  ArrowRight: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Arrow keys pan a zoomed picture, and change the picture when it is shown whole. */
export function keyAction(
  { key, ctrlKey, metaKey, altKey }: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean },
  zoomed: boolean,
): LightboxAction | null {
  // Ctrl and plus is the browser's own zoom.
  if (ctrlKey || metaKey || altKey) return null;
  const arrow = arrows[key];
  if (arrow && zoomed) return { kind: 'pan', by: { x: arrow.x * stride, y: arrow.y * stride } };
  if (arrow) return arrow.x === 0 ? null : { kind: 'turn', by: -arrow.x };
  if (key === 'Home' || key === 'End') return { kind: 'end', to: key === 'Home' ? 'first' : 'last' };
  if (key === '+' || key === '=') return { kind: 'zoom', by: step };
  if (key === '-' || key === '_') return { kind: 'zoom', by: 1 / step };
  return key === '0' ? { kind: 'fit' } : null;
}
