import { Dialog, I18nProvider, Modal, ModalOverlay } from 'react-aria-components';
import { modal } from '../dialog/modal.tsx';
import { scrim } from '../dialog/scrim.css.ts';
import { useStrings, useUi } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import * as css from './CommandPalette.css.ts';
import type { CommandSection } from './commands.ts';
import { Finder } from './Finder.tsx';
import { strings } from './strings.ts';

/** What is looked up elsewhere while somebody types. */
export interface CommandSearch {
  /** Told what was typed, never in the middle of a composition. Empty when the palette opens. */
  onSearch: (query: string) => void;
  /** What was found; shown below the sections, as it comes. */
  sections: readonly CommandSection[];
  status: 'idle' | 'loading' | 'failed';
  onRetry: () => void;
}

export interface CommandPaletteLayerProps extends RootProps<HTMLElement> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What is there without asking: recent things, pages, actions. Narrowed down while somebody types. */
  sections: readonly CommandSection[];
  search?: CommandSearch | undefined;
  /** Told the id of what was chosen, also when it has an `href`. */
  onAction?: ((id: string) => void) | undefined;
}

/** What CommandPalette opens. Downloaded when it is first opened. */
export function CommandPaletteLayer({
  open,
  onOpenChange,
  sections,
  search,
  onAction,
  ...root
}: CommandPaletteLayerProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  return (
    <I18nProvider locale={locale}>
      <ModalOverlay className={cx(scrim, css.place)} isDismissable isOpen={open} onOpenChange={onOpenChange}>
        <Modal className={css.modal}>
          <Dialog {...root} aria-label={string('title')} className={css.dialog} render={modal}>
            <Finder onAction={onAction} onClose={() => onOpenChange(false)} search={search} sections={sections} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}
