import { Button } from '../button/index.ts';
import { Columns3 } from '../icons/index.ts';
import { lazyPart } from '../lazy-part/index.ts';
import { Popover } from '../popover/index.ts';
import { useStrings } from '../provider/index.ts';
import { type RootProps, rootOf } from '../root/root.ts';
import { Skeleton } from '../skeleton/index.ts';
import type { ColumnListProps } from './ColumnList.tsx';
import { strings } from './strings.ts';

const list = lazyPart<ColumnListProps<never>>(() => import('./ColumnList.tsx').then((part) => part.ColumnList));

export type ColumnPickerProps<Row> = ColumnListProps<Row> & RootProps<HTMLButtonElement>;

/**
 * Which columns a DataTable shows, in which order, and how high its rows are. Every change shows at once and goes to
 * `onLayoutChange`; keep it, so that the table stays as the person likes it. Not for which rows are shown: use FilterBar.
 */
export function ColumnPicker<Row>(props: ColumnPickerProps<Row>) {
  const string = useStrings(strings);
  const List = list.usePart();
  const intent = () => void list.preload();
  return (
    <Popover
      onOpenChange={(open) => open && intent()}
      placement="bottom end"
      title={string('columns')}
      trigger={
        <Button {...rootOf(props)} emphasis="quiet" icon={Columns3} onFocus={intent} onPointerEnter={intent}>
          {string('columns')}
        </Button>
      }
    >
      {List ? <List {...(props as unknown as ColumnListProps<never>)} /> : <Skeleton lines={4} width="15rem" />}
    </Popover>
  );
}
