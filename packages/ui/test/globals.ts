/** What a browser instance renders every story in, provided by vitest.config.ts. */
export interface Shown {
  locale: 'en' | 'ja';
  /** One after the other, in the same render. */
  themes: ('light' | 'dark')[];
}

declare module 'vitest' {
  interface ProvidedContext {
    locale: Shown['locale'];
    themes: Shown['themes'];
    /** Whether pictures are compared: only in the browser version pinned by the lockfile. */
    visual: boolean;
  }

  interface TaskMeta {
    /** Set by Storybook's test plugin. */
    storyId?: string;
    /** Names of the compared pictures. */
    pictures?: string[];
  }
}

/** A step of a composition, for Chromium. */
export type CompositionStep = { compose: string } | { commit: string } | { press: string };

declare module 'vitest/browser' {
  interface BrowserCommands {
    compose: (step: CompositionStep) => Promise<void>;
    forceColours: (theme: 'light' | 'dark' | null) => Promise<void>;
    rest: () => Promise<void>;
  }
}
