import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useMemo,
} from 'react';
import { knownZone } from '../date-field/zone.ts';
import { lazyComponent } from '../lazy-component/index.ts';
import type { UiStrings } from '../strings/en.ts';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> | undefined };

interface Ui {
  /** BCP 47 tag of the interface's language. */
  locale: string;
  /**
   * IANA name of the zone on whose clocks dates and times are shown, and whose day is today. The device's when left out.
   * A day without a time is the same day in every zone. One that the browser does not know counts as left out.
   */
  timeZone?: string | undefined;
  strings: UiStrings;
  /** Changes every word that a component says by itself: a pseudo-locale, for finding what is not localised. */
  say?: ((sentence: string) => string) | undefined;
  /** What a link is drawn with: a plain anchor, or the router's link given the same props. */
  Anchor: ComponentType<AnchorProps> | 'a';
}

/* Nothing that stands on a page at first needs it: it comes after the first paint. */
const tooltips = lazyComponent<object>(() => import('../tooltip/TooltipHost.tsx').then((part) => part.TooltipHost));

const UiContext = createContext<Ui | null>(null);

export interface UiProviderProps extends Omit<Ui, 'Anchor'> {
  Anchor?: Ui['Anchor'];
  children: ReactNode;
}

/**
 * Gives the components their language, their time zone, their words and the router's link. One at the root of the app. Not around a part
 * of a page that is in another language: use `lang`.
 */
export function UiProvider({ locale, timeZone, strings, say, Anchor = 'a', children }: UiProviderProps) {
  const ui = useMemo(
    () => ({ locale, timeZone: knownZone(timeZone), strings, say, Anchor }),
    [locale, timeZone, strings, say, Anchor],
  );
  const Tooltips = tooltips.useComponent();
  useEffect(() => void tooltips.preload(), []);
  return (
    <UiContext value={ui}>
      {children}
      {Tooltips && <Tooltips />}
    </UiContext>
  );
}

/** @throws when there is no UiProvider above */
export function useUi(): Ui {
  const ui = use(UiContext);
  if (!ui) throw new Error('Components of @smart-art/ui need a UiProvider above them.');
  return ui;
}

/** One of the components' own words, with `{name}` filled from `values`. */
export function useString(): (key: keyof UiStrings, values?: Record<string, string | number>) => string {
  const { strings } = useUi();
  return (key, values) => (values ? fill(strings[key], values) : strings[key]);
}

/** `{name}` filled from `values`; a name without a value stays, so that the gap is seen. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
