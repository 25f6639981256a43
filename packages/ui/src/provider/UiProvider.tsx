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
  /** BCP 47 tag of the UI language. */
  locale: string;
  /**
   * IANA time zone for dates and times, and for today's date. The device's if omitted or unknown to the browser. A date
   * without a time is the same in every zone.
   */
  timeZone?: string | undefined;
  strings: UiStrings;
  /** Transforms every built-in message: for a pseudo-locale that reveals untranslated text. */
  transform?: ((sentence: string) => string) | undefined;
  /** Component that renders links: a plain anchor, or the router's link with the same props. */
  Anchor: ComponentType<AnchorProps> | 'a';
}

/* Not needed for the first paint, so loaded after it. */
const tooltips = lazyComponent<object>(() => import('../tooltip/TooltipHost.tsx').then((part) => part.TooltipHost));

const UiContext = createContext<Ui | null>(null);

export interface UiProviderProps extends Omit<Ui, 'Anchor'> {
  Anchor?: Ui['Anchor'];
  children: ReactNode;
}

/**
 * Provides locale, time zone, messages and the router's link to the components. One at the root of the app. Not around
 * a part of a page that is in another language: use `lang`.
 */
export function UiProvider({ locale, timeZone, strings, transform, Anchor = 'a', children }: UiProviderProps) {
  const ui = useMemo(
    () => ({ locale, timeZone: knownZone(timeZone), strings, transform, Anchor }),
    [locale, timeZone, strings, transform, Anchor],
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

/** @throws without a UiProvider */
export function useUi(): Ui {
  const ui = use(UiContext);
  if (!ui) throw new Error('Components of @smart-art/ui need a UiProvider above them.');
  return ui;
}

/** A built-in message, with `{name}` filled from `values`. */
export function useString(): (key: keyof UiStrings, values?: Record<string, string | number>) => string {
  const { strings } = useUi();
  return (key, values) => (values ? fill(strings[key], values) : strings[key]);
}

/** Fills `{name}` from `values`; a name without a value stays, so that the mistake is visible. */
export const fill = (sentence: string, values: Readonly<Record<string, string | number>>): string =>
  sentence.replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole));
