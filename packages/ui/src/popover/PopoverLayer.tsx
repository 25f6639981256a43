import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { Popover as AriaPopover, Dialog, Heading, I18nProvider } from 'react-aria-components';
import { IconButton } from '../button/index.ts';
import { useFocusFallback } from '../focus-fallback/index.ts';
import { X } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { zIndex } from '../theme/scale.ts';
import type { Closable, Placement } from './Popover.tsx';
import * as css from './PopoverLayer.css.ts';
import { strings } from './strings.ts';
import { surface } from './surface.css.ts';

export type PopoverSize = keyof typeof css.size;

export interface PopoverLayerProps extends RootProps<HTMLElement> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: RefObject<HTMLElement | null>;
  title?: ReactNode;
  label?: string | undefined;
  children: Closable;
  footer?: Closable;
  described?: boolean | undefined;
  placement: Placement;
  size: PopoverSize;
}

/** The surface of a Popover. Downloaded on first intent. */
export function PopoverLayer({
  open,
  onOpenChange,
  trigger,
  title,
  label,
  children,
  footer,
  described,
  placement,
  size,
  ref,
  ...root
}: PopoverLayerProps) {
  const { locale } = useUi();
  const string = useStrings(strings);
  const body = useId();
  const dialog = useRef<HTMLElement>(null);
  // A footer button may be removed by its own action.
  const focusFallback = useFocusFallback(dialog);
  const close = () => onOpenChange(false);
  const draw = (content: Closable) => (typeof content === 'function' ? content(close) : content);
  return (
    <I18nProvider locale={locale}>
      <AriaPopover
        className={cx(surface, css.popover, css.size[size])}
        containerPadding={8}
        isOpen={open}
        offset={6}
        onOpenChange={onOpenChange}
        placement={placement}
        style={{ zIndex: zIndex.overlay }}
        triggerRef={trigger}
      >
        <Dialog
          {...root}
          aria-describedby={described ? body : undefined}
          aria-label={label}
          className={css.dialog}
          ref={refs(dialog, ref)}
        >
          {title && (
            <div className={css.head}>
              <Heading className={css.title} level={2} slot="title">
                {title}
              </Heading>
              <IconButton emphasis="quiet" icon={X} label={string('close')} onClick={close} size="small" />
            </div>
          )}
          <div className={css.body} id={body}>
            {draw(children)}
          </div>
          {footer && (
            <div className={css.footer} {...focusFallback}>
              {draw(footer)}
            </div>
          )}
        </Dialog>
      </AriaPopover>
    </I18nProvider>
  );
}
