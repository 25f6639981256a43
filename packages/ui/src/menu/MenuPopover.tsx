import type { KeyboardEvent, RefObject } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Header, Menu, MenuItem, MenuSection as MenuSectionPart, Popover } from 'react-aria-components';
import { flushSync } from 'react-dom';
import { Check } from '../icons/index.ts';
import { surface } from '../popover/surface.css.ts';
import { type AnchorProps, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { zIndex } from '../theme/scale.ts';
import * as css from './MenuPopover.css.ts';
import type { MenuEntry, MenuSection } from './menu.ts';
import { useLetters } from './useLetters.ts';

export interface MenuPopoverProps {
  label: string;
  sections: readonly MenuSection[];
  onAction: ((id: string) => void) | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: RefObject<Element | null>;
  /** Id of the menu, for its button. */
  id?: string | undefined;
  /** Where to open, in px of the window, instead of at the trigger: the pointer's position. */
  at?: { x: number; y: number } | undefined;
  /** Which item gets the focus; in a menu with one group, `first` is the selected item. */
  focus: 'first' | 'last';
  /** The edge of the button to align with. */
  align: 'start' | 'end';
}

/** Single selection, if an item is selected. */
const choice = (selected: string | undefined) =>
  selected !== undefined &&
  ({ selectionMode: 'single', disallowEmptySelection: true, selectedKeys: [selected] } as const);

function Entry({ entry }: { entry: MenuEntry }) {
  const { Anchor } = useUi();
  const { id, label, icon: Icon, description, href, tone, disabled = false, lang } = entry;
  return (
    <MenuItem
      className={cx(css.item, tone === 'danger' && css.danger)}
      href={href}
      id={id}
      isDisabled={disabled}
      render={(props) =>
        'href' in props ? <Anchor {...(props as AnchorProps)} tabIndex={-1} /> : <div {...props} tabIndex={-1} />
      }
      textValue={label}
    >
      {({ isSelected }) => (
        <>
          {Icon && <Icon aria-hidden="true" className={css.icon} size={18} />}
          <span className={css.words}>
            <span lang={lang}>{label}</span>
            {description && <span className={css.description}>{description}</span>}
          </span>
          {isSelected && <Check aria-hidden="true" className={css.tick} size={18} />}
        </>
      )}
    </MenuItem>
  );
}

/** The list that MenuButton opens. Downloaded on first intent. */
export function MenuPopover({
  label,
  sections,
  onAction,
  open,
  onOpenChange,
  trigger,
  id,
  at,
  focus,
  align,
}: MenuPopoverProps) {
  const { locale } = useUi();
  const onLetter = useLetters(sections);
  // With a single group the focus starts on the selected item; ↑ still starts at the end.
  const whole = sections.length === 1 && focus === 'first' ? sections[0] : undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Tab') return onLetter(event);
    // Tab leaves the menu, as it would leave its button; React Aria would keep the focus inside.
    event.stopPropagation();
    flushSync(() => onOpenChange(false));
    if (trigger.current instanceof HTMLElement) trigger.current.focus();
  };
  return (
    <I18nProvider locale={locale}>
      <Popover
        aria-label={label}
        className={cx(surface, css.popover)}
        isOpen={open}
        offset={at ? 0 : 4}
        {...(at && { getTargetRect: () => new DOMRect(at.x, at.y, 0, 0) })}
        onOpenChange={onOpenChange}
        placement={`bottom ${align}`}
        style={{ zIndex: zIndex.overlay }}
        triggerRef={trigger}
      >
        <div className={css.letters} onKeyDownCapture={onKeyDown}>
          <Menu
            // Not labelled by its button: while the menu is open, the button is inert and has no accessible name.
            aria-label={label}
            autoFocus={focus}
            className={css.menu}
            {...(id && { id })}
            onAction={(id) => onAction?.(String(id))}
            onClose={() => onOpenChange(false)}
            {...choice(whole?.selected)}
          >
            {sections.map((section, index) => (
              <MenuSectionPart
                aria-label={section.title ? undefined : label}
                className={css.group}
                id={`group ${index}`}
                key={section.title ?? section.items[0]?.id}
                {...(!whole && choice(section.selected))}
              >
                {section.title && <Header className={css.title}>{section.title}</Header>}
                {section.items.map((entry) => (
                  <Entry entry={entry} key={entry.id} />
                ))}
              </MenuSectionPart>
            ))}
          </Menu>
        </div>
      </Popover>
    </I18nProvider>
  );
}
