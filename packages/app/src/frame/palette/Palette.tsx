import { profileDetails } from '@smart-art/api-client/queries';
import { CommandPalette, type CommandSection } from '@smart-art/ui/command-palette';
import { Eye, EyeOff, History, Languages, LockKeyhole, LogOut } from '@smart-art/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { lensMessages } from '../../lens/lens.messages.ts';
import { lookAs } from '../../lens/lens.ts';
import { rolesToSee } from '../../lens/roles.ts';
import { useTheme } from '../../preferences/use-theme.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { agreementMessages } from '../agreement.messages.ts';
import { addingObstacle } from '../agreement.ts';
import { closedPages, pagesFor } from '../pages.ts';
import { themeMessages } from '../theme.messages.ts';
import { themes } from '../themes.ts';
import { toolsMessages as messages } from '../tools.messages.ts';
import { useLanguage } from '../use-language.ts';
import { useOtherNames } from './other-names.ts';
import { paletteMessages } from './palette.messages.ts';
import { recents, remember } from './recent.ts';
import { useFound } from './use-found.ts';

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  languages: readonly { slug: string; name: string }[] | undefined;
}

/**
 * The command palette: recent items, all pages the seller may see, global actions, and search results: works, orders,
 * people, exhibitions and requests.
 */
export function Palette({ open, onOpenChange, languages = [] }: PaletteProps) {
  const intl = useIntl();
  const services = useServices();
  const { session, clients } = services;
  const seller = useSeller();
  const permissions = seller?.permissions ?? [];
  const email = seller?.email ?? '';
  const sellerId = seller?.id ?? '';
  const { data: profile } = useQuery({ ...profileDetails(clients.product, email), enabled: email !== '' });
  const [theme, setTheme] = useTheme();
  const { locale, choose } = useLanguage();
  const found = useFound(permissions);
  const otherNames = useOtherNames();

  /* If no work can be added, the command says so and links to the page that resolves it. */
  const obstacle = addingObstacle(profile);
  const blocked = obstacle && {
    description: intl.formatMessage(obstacle === 'quota' ? agreementMessages.full : agreementMessages.blocked),
    icon: LockKeyhole,
    href: '/payment-renew',
  };

  const acts: Record<string, () => void> = { 'sign-out': () => session.signOut() };
  for (const { id } of themes) acts[`theme ${id}`] = () => setTheme(id);
  for (const { slug } of languages) acts[`language ${slug}`] = () => void choose(slug);

  const roles = rolesToSee();
  for (const [place, role] of roles.entries()) acts[`lens ${place}`] = () => void lookAs(services, role);
  acts['lens leave'] = () => void lookAs(services, null);

  const pages = pagesFor(permissions);
  const sections: CommandSection[] = [
    {
      title: intl.formatMessage(paletteMessages.recent),
      commands: recents(sellerId)
        .filter(({ permission }) => !permission || permissions.includes(permission))
        .map(({ href, label, description }) => ({ id: href, label, description, href, icon: History })),
    },
    {
      title: intl.formatMessage(messages.pages),
      commands: pages.map(({ path, name, icon }) => ({
        id: path,
        label: intl.formatMessage(name),
        icon,
        href: path,
        keywords: otherNames(name),
        ...(path === '/add-art' && blocked),
      })),
    },
    {
      title: intl.formatMessage(lensMessages.open),
      commands: [
        ...closedPages(seller).map(({ path, name, why }) => ({
          id: path,
          label: intl.formatMessage(name),
          description: why,
          icon: LockKeyhole,
          href: path,
        })),
        ...roles.map(({ name }, place) => ({
          id: `lens ${place}`,
          icon: Eye,
          label: intl.formatMessage(lensMessages.viewAs, { role: name || intl.formatMessage(lensMessages.nobody) }),
        })),
        ...(seller?.lens ? [{ id: 'lens leave', icon: EyeOff, label: intl.formatMessage(lensMessages.leave) }] : []),
      ],
    },
    {
      title: intl.formatMessage(messages.actions),
      commands: [
        {
          id: 'sign-out',
          label: intl.formatMessage(messages.signOut),
          icon: LogOut,
          keywords: otherNames(messages.signOut),
        },
      ],
    },
    {
      title: intl.formatMessage(themeMessages.theme),
      commands: themes
        .filter(({ id }) => id !== theme)
        .map(({ id, icon }) => ({
          id: `theme ${id}`,
          icon,
          label: intl.formatMessage(themeMessages[id]),
          keywords: otherNames(themeMessages[id]),
        })),
    },
    {
      title: intl.formatMessage(messages.language),
      commands: languages
        .filter(({ slug }) => slug !== locale)
        .map(({ slug, name }) => ({ id: `language ${slug}`, label: name, icon: Languages })),
    },
  ];
  /** Runs a command and adds its page or record to the recent items. */
  const follow = (id: string) => {
    acts[id]?.();
    const page = pages.find(({ path }) => path === id);
    const record = found.sections.flatMap(({ commands }) => commands).find((command) => command.id === id);
    const again = recents(sellerId).find(({ href }) => href === id);
    if (again) remember(again, sellerId);
    else if (page) remember({ href: id, label: intl.formatMessage(page.name), permission: page.permission }, sellerId);
    else if (record && id === record.href) {
      const { href, label, description, permission } = record;
      remember({ href, label, description, permission }, sellerId);
    }
  };
  return (
    <CommandPalette
      onAction={follow}
      onOpenChange={onOpenChange}
      open={open}
      search={found}
      sections={sections}
      shortcut={false}
    />
  );
}
