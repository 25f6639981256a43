import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button, type ButtonProps } from '../button/index.ts';
import { ChevronDown } from '../icons/index.ts';
import { lazyPart } from '../lazy-part/index.ts';
import { useString } from '../provider/index.ts';
import { toast } from '../toast/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './MenuButton.css.ts';
import type { MenuPopoverProps } from './MenuPopover.tsx';
import type { MenuEntry, MenuGroup } from './menu.ts';

const popover = lazyPart<MenuPopoverProps>(() => import('./MenuPopover.tsx').then((part) => part.MenuPopover));

export interface MenuButtonProps
  extends Omit<ButtonProps, 'children' | 'tone' | 'pending' | 'ref' | 'onClick' | 'fullWidth'> {
  /** Names the button and its menu. */
  label: string;
  /** What there is to choose. Give `items`, or `sections` where they come in groups. */
  items?: readonly MenuEntry[];
  sections?: readonly MenuGroup[];
  /** With `items`: the one that holds now. Makes the menu a choice of one. */
  selected?: string;
  /** Told the id of what was chosen, also when it has an `href`. */
  onAction?: (id: string) => void;
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
  const button = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => button.current!, []);
  const [open, setOpen] = useState(false);
  const [focus, setFocus] = useState<'first' | 'last'>('first');
  const openAtPress = useRef(false);
  const Popover = popover.usePart();

  const show = async (at: 'first' | 'last') => {
    setFocus(at);
    setOpen(true);
    if (await popover.preload()) return;
    setOpen(false);
    toast.warning(string('menu.failed'));
  };
  const intent = () => void popover.preload();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    void show(event.key === 'ArrowDown' ? 'first' : 'last');
  };

  return (
    <>
      <Button
        {...appearance}
        aria-expanded={open}
        aria-haspopup="menu"
        iconOnly={iconOnly}
        onClick={() => {
          // The press that closed the open menu is not also one that opens it.
          if (!openAtPress.current) void show('first');
          openAtPress.current = false;
        }}
        onFocus={intent}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          openAtPress.current = open;
          intent();
        }}
        onPointerEnter={intent}
        ref={button}
      >
        {trigger ? (
          <>
            {trigger}
            <VisuallyHidden>{label}</VisuallyHidden>
          </>
        ) : iconOnly ? (
          label
        ) : (
          <span className={css.words}>
            {label}
            <ChevronDown aria-hidden="true" size={16} />
          </span>
        )}
      </Button>
      {Popover && (
        <Popover
          align={iconOnly || trigger ? 'end' : 'start'}
          focus={focus}
          groups={sections ?? [{ items: items ?? [], ...(selected !== undefined && { selected }) }]}
          label={label}
          onAction={onAction}
          onOpenChange={setOpen}
          open={open}
          trigger={button}
        />
      )}
    </>
  );
}
