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
  /** In display order; the first is usually the unfiltered list. */
  views: readonly SavedView[];
  /** Id of the current view; null if the list shows none of them. */
  current: string | null;
  /** The list differs from the current view, so it can be saved. */
  edited?: boolean | undefined;
  /** Called on a plain click, instead of following the link. */
  onFollow?: ((view: SavedView) => void) | undefined;
  /** Number of views side by side; the rest are in a menu. Default 5. */
  room?: number | undefined;
  /** Label of the strip. Default "Saved views". */
  label?: string | undefined;
}

/**
 * A user's saved queries of a list: links side by side, so that each can be opened in a new tab and Back works. Shows
 * when the list differs from the saved view. The caller stores them. In a ListView its actions are in the list's menu,
 * and there is no strip before a view is saved. Not for parts of one page: use Tabs. Not for quick filters that every
 * user has: use FilterChips.
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
  // The unfiltered list alone is no choice.
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
