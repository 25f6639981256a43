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
  /** Label of the list and the divider: "Messages". */
  listLabel: string;
  detail: ReactNode;
  /** Label of the detail: its subject. */
  detailLabel: string;
  /** The visible pane where there is room for only one. */
  showing: 'list' | 'detail';
  /** Called to go back to the list, where there is room for only one pane. */
  onBack: () => void;
  /** Initial width of the list in per cent, from 20 to 60. Defaults to 36. */
  defaultSize?: number | undefined;
  /** Called with a changed size, to be stored. */
  onSizeChange?: ((size: number) => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const usual = 36;

/**
 * A list and its selected item side by side: messages, tasks. The divider can be moved; in narrow containers one pane
 * is visible at a time. Not for records viewed on their own, such as an order: use a Page. Not for a form and its
 * summary: use Columns.
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
  // A stored size may be corrupt.
  const first = clampSize(Number.isNaN(defaultSize) ? usual : defaultSize);
  const [size, setSize] = useState(first);
  const [collapsed, setCollapsed] = useState(false);

  // With one pane at a time, move the focus from the hidden to the visible one.
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
