import { listProducts, profileDetails } from '@smart-art/api-client/queries';
import { CommandPalette, type CommandSection } from '@smart-art/ui/command-palette';
import { Languages, LockKeyhole, LogOut } from '@smart-art/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useTheme } from '../preferences/use-theme.ts';
import { sectionMessages } from '../routes/section.messages.ts';
import { useSeller, useServices } from '../services/services.ts';
import { agreementMessages } from './agreement.messages.ts';
import { addingObstacle } from './agreement.ts';
import { pagesFor } from './pages.ts';
import { themeMessages } from './theme.messages.ts';
import { themes } from './themes.ts';
import { toolsMessages as messages } from './tools.messages.ts';
import { useLanguage } from './use-language.ts';
import { usePause } from './use-pause.ts';

/** So many works are shown; the library shows all. */
const WORKS = 6;
/** Typing pauses this long, in ms, before the works are asked for. */
const PAUSE = 250;

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  languages: readonly { slug: string; name: string }[] | undefined;
}

/** Every page this seller may see, what can be done from everywhere, and their works by name. */
export function Palette({ open, onOpenChange, languages = [] }: PaletteProps) {
  const intl = useIntl();
  const { session, clients } = useServices();
  const seller = useSeller();
  const permissions = seller?.permissions ?? [];
  const email = seller?.email ?? '';
  const { data: profile } = useQuery({ ...profileDetails(clients.product, email), enabled: email !== '' });
  const [theme, setTheme] = useTheme();
  const { locale, choose } = useLanguage();
  const works = useWorks(permissions);
  const mayBrowse = permissions.includes('sa-list-art-library');

  /* What would only say that nothing can be added says so here, and leads to where that is put right. */
  const obstacle = addingObstacle(profile);
  const blocked = obstacle && {
    description: intl.formatMessage(obstacle === 'quota' ? agreementMessages.full : agreementMessages.blocked),
    icon: LockKeyhole,
    href: '/payment-renew',
  };

  const acts: Record<string, () => void> = { 'sign-out': () => session.signOut() };
  for (const { id } of themes) acts[`theme ${id}`] = () => setTheme(id);
  for (const { slug } of languages) acts[`language ${slug}`] = () => void choose(slug);

  const sections: CommandSection[] = [
    {
      title: intl.formatMessage(messages.pages),
      commands: pagesFor(permissions).map(({ path, name, icon }) => ({
        id: path,
        label: intl.formatMessage(name),
        icon,
        href: path,
        ...(path === '/add-art' && blocked),
      })),
    },
    {
      title: intl.formatMessage(messages.actions),
      commands: [{ id: 'sign-out', label: intl.formatMessage(messages.signOut), icon: LogOut }],
    },
    {
      title: intl.formatMessage(themeMessages.theme),
      commands: themes
        .filter(({ id }) => id !== theme)
        .map(({ id, icon }) => ({ id: `theme ${id}`, icon, label: intl.formatMessage(themeMessages[id]) })),
    },
    {
      title: intl.formatMessage(messages.language),
      commands: languages
        .filter(({ slug }) => slug !== locale)
        .map(({ slug, name }) => ({ id: `language ${slug}`, label: name, icon: Languages })),
    },
  ];
  return (
    <CommandPalette
      onAction={(id) => acts[id]?.()}
      onOpenChange={onOpenChange}
      open={open}
      search={mayBrowse ? works : undefined}
      sections={sections}
      shortcut={false}
    />
  );
}

/** The seller's works that have what was typed, once typing pauses. */
function useWorks(permissions: readonly string[]) {
  const intl = useIntl();
  const { clients } = useServices();
  const [typed, setTyped] = useState('');
  const search = usePause(typed.trim(), PAUSE);
  const { data, isFetching, isError, refetch } = useQuery({
    ...listProducts(clients.product, permissions, { page: 1, per_page: WORKS, search }),
    enabled: search !== '',
  });
  const current = typed.trim() !== '' && search === typed.trim();
  return {
    onSearch: setTyped,
    onRetry: () => void refetch(),
    status: isError && current ? 'failed' : isFetching || (typed.trim() && !current) ? 'loading' : 'idle',
    sections:
      search && data
        ? [
            {
              title: intl.formatMessage(sectionMessages.library),
              commands: data.data.map(({ id, title, artist_name }) => ({
                id: `work ${id}`,
                label: title,
                description: artist_name ?? undefined,
                href: `/view-art/${id}`,
              })),
            },
          ]
        : [],
  } as const;
}
