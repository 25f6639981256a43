import { Button, IconButton } from '../button/index.ts';
import type { LucideIcon } from '../icons/index.ts';
import { X } from '../icons/index.ts';
import { MenuButton } from '../menu/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { type RootProps, rootOf } from '../root/root.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './BulkBar.css.ts';
import { BulkProgress, type BulkProgressProps } from './BulkProgress.tsx';
import { strings } from './strings.ts';

/** An action for all selected rows. */
export interface BulkAction {
  id: string;
  /** A verb: "Unpublish". */
  label: string;
  icon?: LucideIcon | undefined;
  /** `danger` for a destructive action; it comes last. */
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
}

export interface BulkBarProps extends RootProps<HTMLElement> {
  /** Number of selected rows. With 0 and nothing in progress the bar is hidden. */
  count: number;
  /** Number of matches of the filter, on all pages. If it exceeds `count`, `onSelectAll` can select all of them. */
  total?: number | undefined;
  /** True if all matches of the filter are selected, including pages not loaded yet. */
  allSelected?: boolean | undefined;
  onSelectAll?: (() => void) | undefined;
  onClear: () => void;
  actions: readonly BulkAction[];
  /** Called with the id of the pressed action. */
  onAction: (id: string) => void;
  /** The running operation; replaces the actions. */
  progress?: BulkProgressProps | null | undefined;
  /** Name of the bar, for pages with two lists. */
  label?: string | undefined;
  /** Stays in the flow instead of sticking to the lower edge. */
  inFlow?: boolean | undefined;
}

/**
 * Actions for the selected rows. Appears with the first selection, sticks to the lower edge and keeps the focused
 * element above itself. Put it after its list. Not for one row: its actions are in its menu. Not for actions without a
 * selection: they belong to the page.
 */
export function BulkBar(props: BulkBarProps) {
  const { count, progress, inFlow, allSelected = false, total, label } = props;
  const { locale } = useUi();
  const string = useStrings(strings);
  const number = new Intl.NumberFormat(locale);
  const summary = allSelected
    ? string('all', { count: number.format(total ?? count) })
    : count === 1
      ? string('selectedOne')
      : string('selected', { count: number.format(count) });
  const shown = count > 0 || Boolean(progress);
  return (
    <>
      {/* Live region outside the bar, so that it exists before its text changes. BulkProgress announces itself. */}
      <VisuallyHidden>
        <span role="status">{shown && !progress ? summary : ''}</span>
      </VisuallyHidden>
      {shown && (
        <section
          {...rootOf(props)}
          aria-label={label ?? string('label')}
          className={css.place}
          data-flow={inFlow ? '' : undefined}
        >
          <div className={css.bar}>
            {progress ? <BulkProgress {...progress} /> : <Choices {...props} number={number} summary={summary} />}
          </div>
        </section>
      )}
    </>
  );
}

function Choices({
  count,
  total,
  allSelected,
  onSelectAll,
  onClear,
  actions,
  onAction,
  number,
  summary,
}: BulkBarProps & { number: Intl.NumberFormat; summary: string }) {
  const string = useStrings(strings);
  const beyond = onSelectAll && !allSelected && total !== undefined && total > count;
  return (
    <>
      <IconButton emphasis="quiet" icon={X} label={string('clear')} onClick={onClear} size="small" />
      <span className={css.words}>{summary}</span>
      {beyond && (
        <Button emphasis="quiet" onClick={onSelectAll} size="small">
          {string('selectAll', { count: number.format(total) })}
        </Button>
      )}
      <div className={css.actions}>
        {actions.map(({ id, label, icon, tone, disabled }) => (
          <Button disabled={disabled} icon={icon} key={id} onClick={() => onAction(id)} size="small" tone={tone}>
            {label}
          </Button>
        ))}
      </div>
      {actions.length > 0 && (
        <div className={css.menu}>
          <MenuButton
            items={actions.map(({ id, label, icon, tone, disabled }) => ({
              id,
              label,
              ...(icon && { icon }),
              ...(tone && { tone }),
              ...(disabled && { disabled }),
            }))}
            label={string('more')}
            onAction={onAction}
            size="small"
          />
        </div>
      )}
    </>
  );
}
