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
 * Everything there is to go to, to find and to do, behind ⌘ K or Ctrl K and a few letters. A short cut: all of it is
 * within reach without it. One in an app, at its root; it is downloaded when it is first opened.
 * Not for choosing a value: use ComboBox. Not for narrowing down a list in sight: use SearchField.
 */
export function CommandPalette({ shortcut = true, ...props }: CommandPaletteProps) {
  const { open, onOpenChange } = props;
  const string = useStrings(strings);
  const { Part: Layer } = useLazyOverlay(layer, () => toast.warning(string('notLoaded')), { open, onOpenChange });
  usePaletteShortcut(() => onOpenChange(!open), shortcut);
  return Layer && <Layer {...props} />;
}
