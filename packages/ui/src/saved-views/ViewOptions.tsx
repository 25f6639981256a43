import { useState } from 'react';
import { Ellipsis } from '../icons/index.ts';
import { lazyComponent, useLazyOverlay } from '../lazy-component/index.ts';
import { useListMenu } from '../list-view/list-menu.ts';
import { MenuButton, type MenuEntry, type MenuSection } from '../menu/index.ts';
import { useStrings } from '../provider/index.ts';
import { toast } from '../toast/index.ts';
import { strings } from './strings.ts';
import type { ViewDialogProps } from './ViewDialog.tsx';
import type { SavedView } from './views.ts';

const dialog = lazyComponent<ViewDialogProps>(() => import('./ViewDialog.tsx').then((part) => part.ViewDialog));

/**
 * Actions on views; omitted ones are not offered. Each is awaited; a rejection's message is shown, next to the name if
 * it is a NameRejected.
 */
export interface ViewHandlers {
  /** Saves the list's state under a new name. */
  onSave?: ((name: string, shared: boolean) => Promise<void>) | undefined;
  /** Saves the list's state to the current view. */
  onUpdate?: ((view: SavedView) => Promise<void>) | undefined;
  onRename?: ((view: SavedView, name: string) => Promise<void>) | undefined;
  onDelete?: ((view: SavedView) => Promise<void>) | undefined;
  /** Restores the view that was just deleted. */
  onRestore?: ((view: SavedView) => Promise<void>) | undefined;
  /** Makes it the list's default view, or no longer so. */
  onDefault?: ((view: SavedView, isDefault: boolean) => Promise<void>) | undefined;
  /** Swaps it with the user's previous or next view. */
  onMove?: ((view: SavedView, by: -1 | 1) => Promise<void>) | undefined;
  /** Shares it with the team, or stops sharing it. */
  onShare?: ((view: SavedView, shared: boolean) => Promise<void>) | undefined;
  /** Resets the list to the current view. */
  onReset?: ((view: SavedView) => void) | undefined;
}

interface ViewOptionsProps extends ViewHandlers {
  views: readonly SavedView[];
  chosen: SavedView | undefined;
  edited: boolean;
}

/**
 * The menu of actions on the current view (items of the list's own menu in a list), and the dialog that asks for a
 * name.
 */
export function ViewOptions({ views, chosen, edited, ...handlers }: ViewOptionsProps) {
  const string = useStrings(strings);
  const [what, setWhat] = useState<ViewDialogProps['what']>('save');
  const overlay = useLazyOverlay(dialog, () => toast.warning(string('loadFailed')));
  const { Part: Dialog } = overlay;
  const sections = sectionsOf(handlers, views, chosen, edited, string);

  const run = async (done: Promise<void> | undefined, message?: string) => {
    try {
      await done;
      if (message) toast.success(message);
    } catch (error) {
      toast.warning((error instanceof Error && error.message) || string('failed'));
    }
  };
  const act = (id: string) => {
    if (id === 'save' || id === 'rename' || id === 'remove') {
      setWhat(id);
      return overlay.show();
    }
    if (!chosen) return;
    if (id === 'update') void run(handlers.onUpdate?.(chosen), string('saved', { name: chosen.name }));
    if (id === 'reset') handlers.onReset?.(chosen);
    if (id === 'default') void run(handlers.onDefault?.(chosen, !chosen.isDefault));
    if (id === 'moveBack' || id === 'moveOn') void run(handlers.onMove?.(chosen, id === 'moveBack' ? -1 : 1));
    if (id === 'share') void run(handlers.onShare?.(chosen, !chosen.shared));
  };

  const inList = useListMenu('views', sections, act) !== undefined;
  if (sections.length === 0) return null;
  return (
    <>
      {!inList && (
        <MenuButton
          emphasis="quiet"
          icon={Ellipsis}
          iconOnly
          label={chosen ? string('options', { name: chosen.name }) : string('optionsNone')}
          onAction={act}
          sections={sections}
          size="small"
        />
      )}
      {Dialog && (
        <Dialog
          onDelete={handlers.onDelete}
          onOpenChange={overlay.setOpen}
          onRename={handlers.onRename}
          onRestore={handlers.onRestore}
          onSave={handlers.onSave}
          open={overlay.open}
          sharing={handlers.onShare !== undefined}
          view={chosen}
          views={views}
          what={what}
        />
      )}
    </>
  );
}

function sectionsOf(
  { onSave, onUpdate, onRename, onDelete, onDefault, onMove, onShare, onReset }: ViewHandlers,
  views: readonly SavedView[],
  chosen: SavedView | undefined,
  edited: boolean,
  string: (key: keyof typeof strings.en, values?: Record<string, string>) => string,
): MenuSection[] {
  const own = chosen && !chosen.fixed ? chosen : undefined;
  const offer = (condition: unknown, entry: MenuEntry) => (condition ? [entry] : []);
  const name = chosen?.name ?? '';
  const movable = views.filter(({ fixed }) => !fixed);
  /* Without a default view the list opens with a built-in one; making that the default would change nothing. */
  const canOpenFirst = own ?? views.some(({ isDefault }) => isDefault);
  return [
    {
      items: [
        ...offer(own && edited && onUpdate, { id: 'update', label: string('update', { name }) }),
        ...offer(onSave, { id: 'save', label: string('save') }),
        ...offer(chosen && edited && onReset, { id: 'reset', label: string('reset') }),
      ],
    },
    {
      items: [
        ...offer(own && onRename, { id: 'rename', label: string('rename') }),
        ...offer(chosen && onDefault && canOpenFirst, {
          id: 'default',
          label: string(chosen?.isDefault ? 'unsetDefault' : 'setDefault'),
        }),
        ...offer(own && onMove && movable[0] !== own, { id: 'moveBack', label: string('moveBack') }),
        ...offer(own && onMove && movable.at(-1) !== own, { id: 'moveOn', label: string('moveOn') }),
        ...offer(own && onShare, { id: 'share', label: string(chosen?.shared ? 'unshare' : 'share') }),
      ],
    },
    { items: offer(own && onDelete, { id: 'remove', label: string('remove'), tone: 'danger' }) },
  ].filter(({ items }) => items.length > 0);
}
