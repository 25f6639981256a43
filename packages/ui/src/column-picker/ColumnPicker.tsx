import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Columns3 } from '../icons/index.ts';
import { lazyComponent, useLazyOverlay } from '../lazy-component/index.ts';
import { useListMenu } from '../list-view/list-menu.ts';
import { useSmallWindow } from '../list-view/useSmallWindow.ts';
import { Popover } from '../popover/index.ts';
import type { PopoverLayerProps } from '../popover/PopoverLayer.tsx';
import { useStrings } from '../provider/index.ts';
import { type RootProps, rootOf } from '../root/root.ts';
import { Skeleton } from '../skeleton/index.ts';
import { toast } from '../toast/index.ts';
import type { ColumnListProps } from './ColumnList.tsx';
import { strings } from './strings.ts';

const list = lazyComponent<ColumnListProps<never>>(() => import('./ColumnList.tsx').then((part) => part.ColumnList));
const layer = lazyComponent<PopoverLayerProps>(() =>
  import('../popover/PopoverLayer.tsx').then((part) => part.PopoverLayer),
);

export type ColumnPickerProps<Row> = ColumnListProps<Row> & RootProps<HTMLButtonElement>;

/**
 * Chooses the visible columns of a DataTable, their order and the row height. Every change applies at once and calls
 * `onLayoutChange`; store it, so that the table keeps the user's layout. A button, or in a ListView (`tools`) an item
 * of the list's menu. Not for which rows are shown: use FilterBar.
 */
export function ColumnPicker<Row>(props: ColumnPickerProps<Row>) {
  const string = useStrings(strings);
  const List = list.useComponent();
  const [open, setOpen] = useState(false);
  const intent = () => void list.preload();
  const show = (next: boolean) => {
    if (next) intent();
    setOpen(next);
  };
  /* In a small window rows are cards, without columns. */
  const items = useSmallWindow() ? [] : [{ id: 'open', label: string('open'), icon: Columns3 }];
  const menu = useListMenu('columns', items.length > 0 ? [{ items }] : [], () => show(true));
  const overlay = useLazyOverlay(layer, () => toast.warning(string('failed')), { open, onOpenChange: show });
  const columns = List ? (
    <List {...(props as unknown as ColumnListProps<never>)} />
  ) : (
    <Skeleton lines={4} width="15rem" />
  );
  if (menu) {
    const { Part: Layer } = overlay;
    return (
      Layer && (
        <Layer
          onOpenChange={overlay.setOpen}
          open={overlay.open}
          placement="bottom end"
          size="medium"
          title={string('columns')}
          trigger={menu.button}
        >
          {columns}
        </Layer>
      )
    );
  }
  return (
    <Popover
      onOpenChange={show}
      open={open}
      placement="bottom end"
      title={string('columns')}
      trigger={
        <Button {...rootOf(props)} emphasis="quiet" icon={Columns3} onFocus={intent} onPointerEnter={intent}>
          {string('columns')}
        </Button>
      }
    >
      {columns}
    </Popover>
  );
}
