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
  /** Label of the button and its menu. */
  label: string;
  /** The items. Pass `items`, or `sections` if they have titles. */
  items?: readonly MenuEntry[];
  sections?: readonly MenuSection[];
  /** With `items`: the current one. Makes the menu single-select. */
  selected?: string;
  /** Called with the chosen id, also for items with an `href`. */
  onAction?: (id: string) => void;
  /** Shows only the icon; the label becomes accessible name and tooltip. */
  iconOnly?: boolean;
  /** Shown instead of the icon and label: an avatar. The label stays the accessible name. */
  trigger?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button that opens a short list of actions, links or choices. Its list is downloaded when the button is hovered or
 * focused, so that a screen pays for a menu only when it is needed; a press never gets lost. Not for a value of a form:
 * use Select. Not for two or three choices that fit on the screen: use SegmentedControl.
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
    // Also for Enter and Space: React Aria takes the click they make for a screen reader's, and would delay the focus.
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
