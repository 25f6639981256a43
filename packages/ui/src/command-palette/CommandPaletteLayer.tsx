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

/** A remote search while typing. */
export interface CommandSearch {
  /** Called with the typed text, never during IME composition. Called with an empty string when the palette opens. */
  onSearch: (query: string) => void;
  /** The results, shown below the local sections. */
  sections: readonly CommandSection[];
  status: 'idle' | 'loading' | 'failed';
  onRetry: () => void;
}

export interface CommandPaletteLayerProps extends RootProps<HTMLElement> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Local entries: recent items, pages, actions. Filtered while typing. */
  sections: readonly CommandSection[];
  search?: CommandSearch | undefined;
  /** Called with the id of the choice, also if it has an `href`. */
  onAction?: ((id: string) => void) | undefined;
}

/** The dialog of CommandPalette. Downloaded when it first opens. */
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
