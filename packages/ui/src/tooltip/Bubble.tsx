import type { CSSProperties, Ref } from 'react';
import * as css from './Bubble.css.ts';

export interface BubbleProps {
  text: string;
  /** Id for the explained element's ARIA reference. */
  id?: string | undefined;
  /** Its position. */
  position?: CSSProperties | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** The look of a tooltip. React Aria keeps it above every overlay, so that it can be hovered over a dialog too. */
export function Bubble({ text, id, position, ref }: BubbleProps) {
  return (
    <div className={css.bubble} data-react-aria-top-layer="true" id={id} ref={ref} role="tooltip" style={position}>
      {text}
    </div>
  );
}
