import type { RefObject } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Header, Menu, MenuItem, MenuSection, Popover } from 'react-aria-components';
import { Check } from '../icons/index.ts';
import { type AnchorProps, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import { zIndex } from '../theme/scale.ts';
import * as css from './MenuPopover.css.ts';
import type { MenuEntry, MenuGroup } from './menu.ts';

export interface MenuPopoverProps {
  label: string;
  groups: readonly MenuGroup[];
  onAction: ((id: string) => void) | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  trigger: RefObject<HTMLElement | null>;
  /** Which end of the list gets the focus. */
  focus: 'first' | 'last';
  /** The edge of the button it lines up with. */
  align: 'start' | 'end';
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { Anchor } = useUi();
  const { id, label, icon: Icon, description, href, tone, disabled = false, lang } = entry;
  return (
    <MenuItem
      className={cx(css.item, tone === 'danger' && css.danger)}
      href={href}
      id={id}
      isDisabled={disabled}
      render={(props) => ('href' in props ? <Anchor {...(props as AnchorProps)} /> : <div {...props} />)}
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
export function MenuPopover({ label, groups, onAction, open, onOpenChange, trigger, focus, align }: MenuPopoverProps) {
  const { locale } = useUi();
  return (
    <I18nProvider locale={locale}>
      <Popover
        aria-label={label}
        className={css.popover}
        isOpen={open}
        offset={4}
        onOpenChange={onOpenChange}
        placement={`bottom ${align}`}
        style={{ zIndex: zIndex.overlay }}
        triggerRef={trigger}
      >
        <Menu
          aria-label={label}
          autoFocus={focus}
          className={css.menu}
          onAction={(id) => onAction?.(String(id))}
          onClose={() => onOpenChange(false)}
        >
          {groups.map((group, index) => (
            <MenuSection
              aria-label={group.title ? undefined : label}
              className={css.group}
              id={`group ${index}`}
              key={group.title ?? group.items[0]?.id}
              {...(group.selected !== undefined && {
                selectionMode: 'single',
                disallowEmptySelection: true,
                selectedKeys: [group.selected],
              })}
            >
              {group.title && <Header className={css.title}>{group.title}</Header>}
              {group.items.map((entry) => (
                <Entry entry={entry} key={entry.id} />
              ))}
            </MenuSection>
          ))}
        </Menu>
      </Popover>
    </I18nProvider>
  );
}
