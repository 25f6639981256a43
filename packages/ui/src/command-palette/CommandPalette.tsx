import { lazyComponent, useLazyOverlay } from '../lazy-component/index.ts';
import { useStrings } from '../provider/index.ts';
import { toast } from '../toast/index.ts';
import type { CommandPaletteLayerProps } from './CommandPaletteLayer.tsx';
import { strings } from './strings.ts';
import { usePaletteShortcut } from './usePaletteShortcut.ts';

const layer = lazyComponent<CommandPaletteLayerProps>(() =>
  import('./CommandPaletteLayer.tsx').then((part) => part.CommandPaletteLayer),
);

export interface CommandPaletteProps extends CommandPaletteLayerProps {
  /** Listens for ⌘ K or Ctrl K. @default true */
  shortcut?: boolean | undefined;
}

/**
 * All pages, records and actions, behind ⌘ K or Ctrl K and a few letters. A shortcut: everything is reachable without
 * it. One per app, at its root; downloaded when it first opens. Not for choosing a value: use ComboBox. Not for
 * filtering a visible list: use SearchField.
 */
export function CommandPalette({ shortcut = true, ...props }: CommandPaletteProps) {
  const { open, onOpenChange } = props;
  const string = useStrings(strings);
  const { Part: Layer } = useLazyOverlay(layer, () => toast.warning(string('notLoaded')), { open, onOpenChange });
  usePaletteShortcut(() => onOpenChange(!open), shortcut);
  return Layer && <Layer {...props} />;
}
