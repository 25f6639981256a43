import { Content } from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFound } from '../until-found/index.ts';
import * as css from './Tabs.css.ts';

const tabbable =
  'a[href], button:enabled, input:enabled:not([type="hidden"]), select:enabled, textarea:enabled, summary, [tabindex="0"]';

export interface PanelProps {
  /** Id of its tab. */
  id: string;
  chosen: boolean;
  /** Selects its tab, for example to show an error in it. */
  onFound: () => void;
  children: ReactNode;
}

/** A tab's panel. If nothing inside is focusable the panel is, so that Tab reaches its content. */
export function Panel({ id, chosen, onFound, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useFound(panel, onFound);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const look = () => {
      const own = element.querySelector(tabbable) === null;
      // Write only on a difference, because each write triggers the observer again.
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
    // Rendered while hidden, to keep the input in it.
    <Content className={css.panel} forceMount hidden={!chosen} ref={panel} tabIndex={undefined} value={id}>
      {children}
    </Content>
  );
}
