import { Button, LinkButton } from '../button/index.ts';
import { Ellipsis, type LucideIcon } from '../icons/index.ts';
import { MenuButton } from '../menu/index.ts';
import { useString } from '../provider/index.ts';
import * as css from './Page.css.ts';

/** Something that can be done on a page beside its main purpose. */
export interface PageAction {
  id: string;
  label: string;
  icon?: LucideIcon | undefined;
  /** Leads to a page instead of doing something. */
  href?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Seldom wanted: in the menu at every width. */
  tucked?: boolean | undefined;
}

/** Buttons beside the title; on a phone lines of one menu. */
export function SecondaryActions({ actions }: { actions: readonly PageAction[] }) {
  const string = useString();
  const menuOf = (lines: readonly PageAction[]) => (
    <MenuButton
      emphasis="quiet"
      icon={Ellipsis}
      iconOnly
      items={lines.map(({ id, label, icon, href }) => ({ id, label, ...(icon && { icon }), ...(href && { href }) }))}
      label={string('page.more')}
      onAction={(chosen) => actions.find(({ id }) => id === chosen)?.onAction?.()}
    />
  );
  const tucked = actions.filter((action) => action.tucked);
  return (
    <>
      <div className={css.wide}>
        {actions
          .filter((action) => !action.tucked)
          .map(({ id, label, icon, href, onAction }) =>
            href === undefined ? (
              <Button icon={icon} key={id} onClick={onAction}>
                {label}
              </Button>
            ) : (
              <LinkButton href={href} icon={icon} key={id}>
                {label}
              </LinkButton>
            ),
          )}
        {tucked.length > 0 && menuOf(tucked)}
      </div>
      <div className={css.narrow}>{menuOf(actions)}</div>
    </>
  );
}
