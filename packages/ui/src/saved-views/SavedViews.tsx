import type { MouseEvent } from 'react';
import { Bookmark, UsersRound } from '../icons/index.ts';
import { MenuButton } from '../menu/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { type RootProps, rootOf } from '../root/root.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './SavedViews.css.ts';
import { strings } from './strings.ts';
import { type ViewHandlers, ViewOptions } from './ViewOptions.tsx';
import { arrange, type SavedView } from './views.ts';

export interface SavedViewsProps extends ViewHandlers, RootProps<HTMLElement> {
  /** In the order to show; the first is usually the whole list. */
  views: readonly SavedView[];
  /** The id of the one that is shown; null when the list shows none of them. */
  current: string | null;
  /** What is shown differs from the current view: it can be saved. */
  edited?: boolean | undefined;
  /** Told of a plain press, in place of following the link. */
  onFollow?: ((view: SavedView) => void) | undefined;
  /** Views beside each other; the rest is in a menu. Default 5. */
  room?: number | undefined;
  /** Names the strip. Default "Saved views". */
  label?: string | undefined;
}

/**
 * The questions that a person keeps asking of a list, under names: links beside each other, so that each can be opened
 * in a tab of its own and gone back from. Says when what is shown is no longer what was saved. Where they are kept is the
 * caller's. In a ListView what can be done with them is in the list's menu, and no strip is drawn before a view is saved. Not for parts of one page: use Tabs. Not for a quick selection that everybody has: use FilterChips.
 */
export function SavedViews({ room = 5, label, ...props }: SavedViewsProps) {
  const { views, current, edited = false, onFollow } = props;
  const { Anchor, locale } = useUi();
  const string = useStrings(strings);
  const [strip, menu] = arrange(views, current, room);
  const chosen = views.find(({ id }) => id === current);

  const select = (view: SavedView) => (event: MouseEvent) => {
    if (!onFollow || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onFollow(view);
  };

  const options = <ViewOptions {...props} chosen={chosen} edited={edited} />;
  // The whole list alone is no choice.
  if (views.every(({ fixed }) => fixed) && views.length < 2) return options;
  return (
    <nav {...rootOf(props)} aria-label={label ?? string('label')} className={css.views}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's role where its markers are not drawn */}
      <ul className={css.strip} role="list">
        {strip.map((view) => (
          <li className={css.item} key={view.id}>
            <Anchor
              aria-current={view.id === current ? 'page' : undefined}
              className={css.view}
              href={view.href}
              onClick={select(view)}
              title={view.name}
            >
              <span className={css.name}>{view.name}</span>
              {view.shared && (
                <>
                  <UsersRound aria-hidden="true" className={css.mark} size={14} />
                  <VisuallyHidden> ({string('shared')})</VisuallyHidden>
                </>
              )}
              {view.isDefault && (
                <>
                  <Bookmark aria-hidden="true" className={css.mark} size={14} />
                  <VisuallyHidden> ({string('isDefault')})</VisuallyHidden>
                </>
              )}
              {edited && view.id === current && <span className={css.edited}>{string('edited')}</span>}
            </Anchor>
          </li>
        ))}
      </ul>
      <div className={css.tools}>
        {menu.length > 0 && (
          <MenuButton
            emphasis="quiet"
            items={menu.map(({ id, name, href, shared }) => ({
              id,
              label: name,
              ...(!onFollow && { href }),
              ...(shared && { description: string('shared') }),
            }))}
            label={string('more', { count: new Intl.NumberFormat(locale).format(menu.length) })}
            onAction={(id) => {
              const view = menu.find((other) => other.id === id);
              if (view) onFollow?.(view);
            }}
            size="small"
          />
        )}
        {options}
      </div>
    </nav>
  );
}
