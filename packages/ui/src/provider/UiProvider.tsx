import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
  useMemo,
} from 'react';
import type { UiStrings } from '../strings/en.ts';

export type AnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> | undefined };

interface Ui {
  /** BCP 47 tag of the interface's language. */
  locale: string;
  strings: UiStrings;
  /** What a link is drawn with: a plain anchor, or the router's link given the same props. */
  Anchor: ComponentType<AnchorProps> | 'a';
}

const UiContext = createContext<Ui | null>(null);

export interface UiProviderProps extends Omit<Ui, 'Anchor'> {
  Anchor?: Ui['Anchor'];
  children: ReactNode;
}

/** Gives the components their language, their words and the router's link. One at the root of the app. */
export function UiProvider({ locale, strings, Anchor = 'a', children }: UiProviderProps) {
  const ui = useMemo(() => ({ locale, strings, Anchor }), [locale, strings, Anchor]);
  return <UiContext value={ui}>{children}</UiContext>;
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
  return (key, values) =>
    values ? strings[key].replace(/\{(\w+)\}/g, (whole, name) => String(values[name] ?? whole)) : strings[key];
}
