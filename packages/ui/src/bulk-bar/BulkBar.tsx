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

/** Something that can be done with all that is selected. */
export interface BulkAction {
  id: string;
  /** A verb: "Unpublish". */
  label: string;
  icon?: LucideIcon | undefined;
  /** `danger` where something is destroyed; it stands last. */
  tone?: 'neutral' | 'danger' | undefined;
  disabled?: boolean | undefined;
}

export interface BulkBarProps extends RootProps<HTMLElement> {
  /** How many are selected. With 0 and nothing under way the bar is not there. */
  count: number;
  /** How many the filter finds, on all pages. More than `count`: all of them can be selected, with `onSelectAll`. */
  total?: number | undefined;
  /** Everything the filter finds is selected, on pages not yet seen too. */
  allSelected?: boolean | undefined;
  onSelectAll?: (() => void) | undefined;
  onClear: () => void;
  actions: readonly BulkAction[];
  /** Told the id of the action that was pressed. */
  onAction: (id: string) => void;
  /** What is being done now: takes the place of the actions. */
  progress?: BulkProgressProps | null | undefined;
  /** Names the bar, where a page has two lists. */
  label?: string | undefined;
  /** Stands where it is instead of sticking to the lower edge. */
  inFlow?: boolean | undefined;
}

/**
 * What can be done with the rows that are selected. Appears with the first of them, sticks to the lower edge, and keeps
 * what is focused above itself. Put it after the list it belongs to. Not for one row: its actions are in its menu. Not
 * for what needs no selection: that belongs to the page.
 */
export function BulkBar(props: BulkBarProps) {
  const { count, progress, inFlow, allSelected = false, total, label } = props;
  const { locale } = useUi();
  const string = useStrings(strings);
  const number = new Intl.NumberFormat(locale);
  const said = allSelected
    ? string('all', { count: number.format(total ?? count) })
    : count === 1
      ? string('selectedOne')
      : string('selected', { count: number.format(count) });
  const shown = count > 0 || Boolean(progress);
  return (
    <>
      {/* Outside the bar, so that it is there before its words change. Progress tells of itself. */}
      <VisuallyHidden>
        <span role="status">{shown && !progress ? said : ''}</span>
      </VisuallyHidden>
      {shown && (
        <section
          {...rootOf(props)}
          aria-label={label ?? string('label')}
          className={css.place}
          data-flow={inFlow ? '' : undefined}
        >
          <div className={css.bar}>
            {progress ? <BulkProgress {...progress} /> : <Choices {...props} number={number} said={said} />}
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
  said,
}: BulkBarProps & { number: Intl.NumberFormat; said: string }) {
  const string = useStrings(strings);
  const beyond = onSelectAll && !allSelected && total !== undefined && total > count;
  return (
    <>
      <IconButton emphasis="quiet" icon={X} label={string('clear')} onClick={onClear} size="small" />
      <span className={css.words}>{said}</span>
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
