import type { CSSProperties, Ref } from 'react';
import * as css from './Bubble.css.ts';

export interface BubbleProps {
  words: string;
  /** What the explained element refers to. */
  id?: string | undefined;
  /** Where it stands. */
  position?: CSSProperties | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** What a tip looks like. Kept by React Aria above every layer, so that it can be pointed at over a dialog too. */
export function Bubble({ words, id, position, ref }: BubbleProps) {
  return (
    <div className={css.bubble} data-react-aria-top-layer="true" id={id} ref={ref} role="tooltip" style={position}>
      {words}
    </div>
  );
}
