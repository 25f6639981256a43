import { ActionBar, ActionBarChoice } from '../action-bar/index.ts';
import { Brand, Seal } from '../brand/index.ts';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { BulkBar } from '../bulk-bar/index.ts';
import { Button, IconButton, LinkButton } from '../button/index.ts';
import { ButtonGroup } from '../button-group/index.ts';
import { ColumnPicker } from '../column-picker/index.ts';
import { CommandPalette } from '../command-palette/index.ts';
import { ContextMenu } from '../context-menu/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { defaultLayout } from '../data-table/index.ts';
import { AlertDialog, ConfirmDialog, Dialog, RedirectDialog } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { AppliedFilters, FilterBar, FilterControls } from '../filter-bar/index.ts';
import { FilterChips } from '../filter-chips/index.ts';
import { Info } from '../icons/index.ts';
import { LanguageName, LanguagePicker } from '../language-picker/index.ts';
import { Lightbox } from '../lightbox/index.ts';
import { LikeDislike } from '../like-dislike/index.ts';
import { Link } from '../link/index.ts';
import { MenuButton } from '../menu/index.ts';
import { NavigationMenu } from '../navigation-menu/index.ts';
import { NotificationBell } from '../notification-bell/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Popover } from '../popover/index.ts';
import { SaveBar } from '../save-bar/index.ts';
import { SavedViews } from '../saved-views/index.ts';
import { ShortcutHint } from '../shortcut-hint/index.ts';
import { SkipLink } from '../skip-link/index.ts';
import { Stepper } from '../stepper/index.ts';
import { TabLinks, Tabs } from '../tabs/index.ts';
import { ToastLog } from '../toast-log/index.ts';
import { Toggletip } from '../toggletip/index.ts';
import { Toolbar } from '../toolbar/index.ts';
import { Tooltip } from '../tooltip/index.ts';
import { UnsavedGuard } from '../unsaved-guard/index.ts';
import { UserMenu } from '../user-menu/index.ts';
import { brand, type Drawn, nothing, options, picture } from './shared.fixtures.ts';

const dialog = { open: true, onOpenChange: nothing, title: 'Title', children: 'Words' };
const views = [{ id: 'all', name: 'All', href: '/all' }];
const language = { slug: 'ja', name: '日本語' };
const filters = [{ kind: 'text', id: 'title', label: 'Title' }] as const;
const filtered = { filters, onChange: nothing, value: { title: 'Rain' } };
const bell = { notifications: [], onRead: nothing, onReadAll: nothing, unread: 0 };

/** Buttons and overlays. Overlays pass ref and `data-` attributes to the window itself, inside the scrim. */
export const actions: Drawn = {
  ActionBar: (root) => (
    <ActionBar {...root} label="Tools">
      {null}
    </ActionBar>
  ),
  ActionBarChoice: (root) => (
    <ActionBar label="Tools">
      <ActionBarChoice {...root} label="Layout" onChange={nothing} options={options} value="one" />
    </ActionBar>
  ),
  AlertDialog: (root) => (
    <AlertDialog {...root} actions={<Button>Close</Button>} message="Words" onOpenChange={nothing} open title="Title" />
  ),
  AppliedFilters: (root) => <AppliedFilters {...filtered} {...root} />,
  Brand: (root) => <Brand {...brand} {...root} />,
  Breadcrumbs: (root) => <Breadcrumbs {...root} crumbs={[{ label: 'Works', href: '/works' }, { label: 'Rain' }]} />,
  BulkBar: (root) => <BulkBar {...root} actions={[]} count={1} onAction={nothing} onClear={nothing} />,
  Button: (root) => <Button {...root}>Save</Button>,
  ButtonGroup: (root) => <ButtonGroup {...root}>{null}</ButtonGroup>,
  ColumnPicker: (root) => <ColumnPicker {...root} columns={[]} layout={defaultLayout} onLayoutChange={nothing} />,
  CommandPalette: (root) => <CommandPalette {...root} onOpenChange={nothing} open sections={[]} />,
  ConfirmDialog: (root) => <ConfirmDialog {...dialog} {...root} confirmLabel="Delete" onConfirm={nothing} />,
  ContextMenu: (root) => (
    <ContextMenu {...root} label="Rain">
      {null}
    </ContextMenu>
  ),
  CopyButton: (root) => <CopyButton {...root} label="Number" value="1" />,
  Dialog: (root) => <Dialog {...dialog} {...root} />,
  Drawer: (root) => <Drawer {...dialog} {...root} />,
  FilterBar: (root) => <FilterBar {...filtered} {...root} />,
  FilterChips: (root) => (
    <FilterChips
      {...root}
      label="Show"
      onChange={nothing}
      options={[...options, { value: 'two', label: 'Two' }]}
      value="one"
    />
  ),
  FilterControls: (root) => <FilterControls {...filtered} {...root} />,
  IconButton: (root) => <IconButton {...root} icon={Info} label="About" />,
  LanguageName: (root) => <LanguageName {...language} {...root} />,
  LanguagePicker: (root) => <LanguagePicker {...root} languages={[language]} onChange={nothing} value="ja" />,
  Lightbox: (root) => (
    <Lightbox
      {...root}
      index={0}
      label="Rain"
      onIndexChange={nothing}
      onOpenChange={nothing}
      open
      pictures={[picture]}
    />
  ),
  LikeDislike: (root) => (
    <LikeDislike {...root} dislikes={0} label="Review" likes={0} onChange={nothing} value={null} />
  ),
  Link: (root) => (
    <Link {...root} href="/">
      Home
    </Link>
  ),
  LinkButton: (root) => (
    <LinkButton {...root} href="/">
      Home
    </LinkButton>
  ),
  MenuButton: (root) => <MenuButton {...root} items={[]} label="More" />,
  NavigationMenu: (root) => <NavigationMenu {...root} currentPath="/" items={[{ label: 'Works', href: '/works' }]} />,
  NotificationBell: (root) => <NotificationBell {...bell} {...root} />,
  Pagination: (root) => <Pagination {...root} from={1} hrefOf={String} page={1} pageCount={2} to={5} total={9} />,
  Popover: (root) => (
    <Popover {...root} label="Fees" open trigger={<Button>Fees</Button>}>
      Words
    </Popover>
  ),
  RedirectDialog: (root) => <RedirectDialog {...root} href="/" onOpenChange={nothing} open />,
  SaveBar: (root) => <SaveBar {...root} dirty onSave={nothing} />,
  SavedViews: (root) => <SavedViews {...root} current={null} views={views} />,
  Seal: (root) => <Seal {...root} />,
  ShortcutHint: (root) => <ShortcutHint {...root} keys="Mod+K" />,
  SkipLink: (root) => <SkipLink {...root} />,
  Stepper: (root) => <Stepper {...root} step="one" steps={[{ id: 'one', label: 'One' }]} />,
  TabLinks: (root) => <TabLinks {...root} current="/" label="Views" links={[{ label: 'One', href: '/' }]} />,
  Tabs: (root) => (
    <Tabs {...root} label="Views" onChange={nothing} tabs={[{ id: 'one', label: 'One', panel: 'Words' }]} value="one" />
  ),
  ToastLog: (root) => <ToastLog {...root} />,
  'ToastLog with a trigger': (root) => <ToastLog {...root} trigger={<Button>Messages</Button>} />,
  Toggletip: (root) => (
    <Toggletip {...root} subject="Fee">
      Words
    </Toggletip>
  ),
  Toolbar: (root) => <Toolbar {...root} />,
  Tooltip: (root) => (
    <Tooltip {...root} text="Words">
      <Button>Save</Button>
    </Tooltip>
  ),
  UnsavedGuard: (root) => <UnsavedGuard {...root} blocker={{ state: 'blocked' }} />,
  UserMenu: (root) => <UserMenu {...root} name="Haruka Tanaka" onSignOut={nothing} />,
};
