import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/index.ts';
import { ArrowLeft } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import { Divider } from './Divider.tsx';
import * as css from './SplitView.css.ts';
import { clampSize } from './size.ts';
import { strings } from './strings.ts';

export interface SplitViewProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className' | 'style' | 'children'> {
  list: ReactNode;
  /** Names the list and the divider: "Messages". */
  listLabel: string;
  detail: ReactNode;
  /** Names the detail: the thing that is shown in it. */
  detailLabel: string;
  /** Which one is seen where there is room for one only. */
  showing: 'list' | 'detail';
  /** Back to the list, where there is room for one only. */
  onBack: () => void;
  /** Per cent of the width that the list takes at first, from 20 to 60. Defaults to 36. */
  defaultSize?: number | undefined;
  /** Told the size when it has been changed, to be remembered. */
  onSizeChange?: ((size: number) => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const usual = 36;

/**
 * A list and what is chosen in it, side by side: messages, tasks. The divider can be moved; where there is no room for
 * both, one is seen at a time. Not for what is looked at by itself, like an order: give that a page. Not for a form and
 * its summary: use Columns.
 */
export function SplitView({
  list,
  listLabel,
  detail,
  detailLabel,
  showing,
  onBack,
  defaultSize = usual,
  onSizeChange,
  ref,
  ...rest
}: SplitViewProps) {
  const string = useStrings(strings);
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const panes = { list: useRef<HTMLElement>(null), detail: useRef<HTMLElement>(null) };
  useImperativeHandle(ref, () => frame.current!, []);
  // What was remembered may be damaged.
  const first = clampSize(Number.isNaN(defaultSize) ? usual : defaultSize);
  const [size, setSize] = useState(first);
  const [collapsed, setCollapsed] = useState(false);

  // Where only one is seen, the one that had the focus is gone: the other takes it.
  const shown = useRef(showing);
  useEffect(() => {
    if (shown.current === showing) return;
    shown.current = showing;
    const other = panes[showing === 'list' ? 'detail' : 'list'].current;
    const lost = document.activeElement === document.body || other?.contains(document.activeElement);
    if (lost && other && !other.checkVisibility()) panes[showing].current?.focus();
  });

  const change = (next: number, settled: boolean) => {
    setSize(next);
    if (settled) onSizeChange?.(next);
  };

  return (
    <div {...rest} className={css.frame} ref={frame}>
      <div
        className={css.panes}
        data-collapsed={collapsed ? '' : undefined}
        data-showing={showing}
        style={{ [css.sizeProperty]: `${size}%` }}
      >
        <section aria-label={listLabel} className={css.list} id={id} ref={panes.list} tabIndex={-1}>
          {list}
        </section>
        <Divider
          collapsed={collapsed}
          controls={id}
          frame={frame}
          label={listLabel}
          onCollapsedChange={setCollapsed}
          onReset={() => change(first, true)}
          onSizeChange={change}
          size={size}
        />
        <section aria-label={detailLabel} className={css.detail} ref={panes.detail} tabIndex={-1}>
          <div className={css.back}>
            <Button emphasis="quiet" icon={ArrowLeft} onClick={onBack} size="small">
              {string('back')}
            </Button>
          </div>
          {detail}
        </section>
      </div>
    </div>
  );
}
