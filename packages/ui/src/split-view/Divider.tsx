import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { useStrings } from '../provider/index.ts';
import * as css from './SplitView.css.ts';
import { bounds, clampSize, sizeAfter } from './size.ts';
import { strings } from './strings.ts';

export interface DividerProps {
  label: string;
  /** Id of the pane that it resizes. */
  controls: string;
  /** Container of both panes. */
  frame: RefObject<HTMLElement | null>;
  /** Width of the list in per cent. */
  size: number;
  collapsed: boolean;
  /** @param settled false while dragging */
  onSizeChange: (size: number, settled: boolean) => void;
  onCollapsedChange: (collapsed: boolean) => void;
  /** Resets to the initial size. */
  onReset: () => void;
}

/** The divider between the panes: the window splitter pattern of WAI-ARIA. */
export function Divider({
  label,
  controls,
  frame,
  size,
  collapsed,
  onSizeChange,
  onCollapsedChange,
  onReset,
}: DividerProps) {
  const string = useStrings(strings);
  const dragged = useRef<number>(undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onCollapsedChange(!collapsed);
      return;
    }
    const next = sizeAfter(event.key, size);
    if (next === undefined) return;
    event.preventDefault();
    if (collapsed) onCollapsedChange(false);
    else onSizeChange(next, true);
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0 || collapsed) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged.current = size;
  };
  const onPointerMove = (event: PointerEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (dragged.current === undefined || !box?.width) return;
    dragged.current = clampSize(((event.clientX - box.left) / box.width) * 100);
    onSizeChange(dragged.current, false);
  };
  const onPointerEnd = () => {
    if (dragged.current !== undefined) onSizeChange(dragged.current, true);
    dragged.current = undefined;
  };

  return (
    <div className={css.rail}>
      {/* biome-ignore lint/a11y/useSemanticElements: an <hr> is neither focusable nor has a value */}
      <div
        aria-controls={controls}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuemax={bounds.most}
        aria-valuemin={collapsed ? 0 : bounds.least}
        aria-valuenow={collapsed ? 0 : Math.round(size)}
        className={css.divider}
        onDoubleClick={onReset}
        onKeyDown={onKeyDown}
        onLostPointerCapture={onPointerEnd}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        role="separator"
        tabIndex={0}
        title={string('hint')}
      />
    </div>
  );
}
