import { Content } from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFound } from '../until-found/index.ts';
import * as css from './Tabs.css.ts';

const tabbable =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"]';

export interface PanelProps {
  /** The id of its tab. */
  id: string;
  chosen: boolean;
  /** Chooses its tab: an error leads to something in it. */
  onFound: () => void;
  children: ReactNode;
}

/** What belongs to a tab. Where nothing in it takes the focus it does so itself, so that Tab leads to what it says. */
export function Panel({ id, chosen, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFound(panel, onFound);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const look = () => {
      const own = element.querySelector(tabbable) === null;
      // Only what differs: writing is a change that would be looked at again.
      if (own !== element.hasAttribute('tabindex')) {
        if (own) element.tabIndex = 0;
        else element.removeAttribute('tabindex');
      }
    };
    look();
    const changes = new MutationObserver(look);
    changes.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled', 'href', 'tabindex'] });
    return () => changes.disconnect();
  }, []);
  return (
    // Rendered while it is hidden, so that it keeps what was typed in it.
    <Content className={css.panel} forceMount hidden={!chosen} ref={panel} tabIndex={undefined} value={id}>
      {children}
    </Content>
  );
}
