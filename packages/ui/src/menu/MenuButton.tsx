import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { Button, type ButtonProps, IconButton } from '../button/index.ts';
import { ChevronDown } from '../icons/index.ts';
import { lazyComponent, useLazyOverlay } from '../lazy-component/index.ts';
import { useString } from '../provider/index.ts';
import { toast } from '../toast/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './MenuButton.css.ts';
import type { MenuPopoverProps } from './MenuPopover.tsx';
import type { MenuEntry, MenuSection } from './menu.ts';

const popover = lazyComponent<MenuPopoverProps>(() => import('./MenuPopover.tsx').then((part) => part.MenuPopover));

export interface MenuButtonProps
  extends Omit<ButtonProps, 'children' | 'tone' | 'pending' | 'pressed' | 'ref' | 'onClick' | 'fullWidth'> {
  /** Names the button and its menu. */
  label: string;
  /** What there is to choose. Give `items`, or `sections` where they come under titles. */
  items?: readonly MenuEntry[];
  sections?: readonly MenuSection[];
  /** With `items`: the one that holds now. Makes the menu a choice of one. */
  selected?: string;
  /** Told the id of what was chosen, also when it has an `href`. */
  onAction?: (id: string) => void;
  /** Shows the icon alone; the label is its name and its tip. */
  iconOnly?: boolean;
  /** Shown in place of the icon and the words: a face. The label stays the name. */
  trigger?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that opens a short list of things to do, to go to or to choose. Its list is downloaded when the button is
 * pointed at or focused, so that a screen pays for a menu only when somebody wants it; a press never gets lost.
 * Not for a value of a form: use Select. Not for two or three choices that fit on the screen: use SegmentedControl.
 */
export function MenuButton({
  label,
  items,
  sections,
  selected,
  onAction,
  trigger,
  iconOnly,
  ref,
  ...appearance
}: MenuButtonProps) {
  const string = useString();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);
  const [focus, setFocus] = useState<'first' | 'last'>('first');
  const overlay = useLazyOverlay(popover, () => toast.warning(string('menu.failed')));
  const { Part: Popover } = overlay;

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    appearance.onKeyDown?.(event);
    if (event.defaultPrevented) return;
    if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return;
    // Also Enter and Space: the click they make looks like a screen reader's to React Aria, which then waits to focus.
    event.preventDefault();
    if (event.repeat) return;
    setFocus(event.key === 'ArrowUp' ? 'last' : 'first');
    overlay.show();
  };

  const opener = {
    ...overlay.intent,
    'aria-controls': overlay.open ? id : undefined,
    'aria-expanded': overlay.open,
    'aria-haspopup': 'true',
    onClick: (event: MouseEvent) => {
      setFocus('first');
      overlay.press(event);
    },
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      appearance.onFocus?.(event);
      overlay.intent.onFocus();
    },
    onKeyDown,
    ref: button,
  } as const;

  return (
    <>
      {iconOnly && appearance.icon ? (
        <IconButton {...appearance} {...opener} icon={appearance.icon} label={label} />
      ) : (
        <Button {...appearance} {...opener}>
          {trigger ? (
            <>
              {trigger}
              <VisuallyHidden>{label}</VisuallyHidden>
            </>
          ) : (
            <span className={css.words}>
              <span className={css.label} title={label.length > 24 ? label : undefined}>
                {label}
              </span>
              <ChevronDown aria-hidden="true" className={css.chevron} size={16} />
            </span>
          )}
        </Button>
      )}
      {Popover && (
        <Popover
          align={iconOnly || trigger ? 'end' : 'start'}
          focus={focus}
          sections={sections ?? [{ items: items ?? [], selected }]}
          id={id}
          label={label}
          onAction={onAction}
          onOpenChange={overlay.setOpen}
          open={overlay.open}
          trigger={button}
        />
      )}
    </>
  );
}
