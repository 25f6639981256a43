import { PhoneSearch } from '@smart-art/ui/app-shell';
import { Avatar } from '@smart-art/ui/avatar';
import { Button, IconButton } from '@smart-art/ui/button';
import { Bell } from '@smart-art/ui/icons';
import { lazyComponent } from '@smart-art/ui/lazy-component';
import { VisuallyHidden } from '@smart-art/ui/visually-hidden';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { shellMessages as messages } from './SellerLayout.messages.ts';
import type { SellerToolsProps } from './SellerTools.tsx';
import { useLazyComponent } from './use-lazy-component.ts';

const tools = lazyComponent<SellerToolsProps>(() => import('./SellerTools.tsx').then((part) => part.SellerTools));

/**
 * The bell, the user menu and the palette: loaded after the first screen. Until then placeholders are shown; clicking
 * one retries the load, and a click on search opens the palette once it is loaded.
 */
export function Account(props: Omit<SellerToolsProps, 'isSearching'>) {
  const intl = useIntl();
  const [Tools, load] = useLazyComponent(tools);
  const [isSearching, setSearching] = useState(false);
  if (Tools) return <Tools {...props} isSearching={isSearching} />;
  const { name, picture } = props.person;
  return (
    <>
      <PhoneSearch
        onClick={() => {
          setSearching(true);
          load();
        }}
      />
      <IconButton emphasis="quiet" icon={Bell} label={intl.formatMessage(messages.notifications)} onClick={load} />
      <Button emphasis="quiet" onClick={load}>
        <Avatar name={name} picture={picture} size={24} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </>
  );
}
