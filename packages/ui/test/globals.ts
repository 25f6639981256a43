/** What an instance of the browser shows every story in, provided to it by vitest.config.ts. */
export interface Shown {
  locale: 'en' | 'ja';
  /** One after the other, on one rendering. */
  themes: ('light' | 'dark')[];
}

declare module 'vitest' {
  interface ProvidedContext {
    locale: Shown['locale'];
    themes: Shown['themes'];
    /** Whether pictures are compared: only in the browser that the lockfile pins. */
    visual: boolean;
  }

  interface TaskMeta {
    /** Set by Storybook's test plugin. */
    storyId?: string;
    /** The names of the pictures that were compared. */
    pictures?: string[];
  }
}

/** A step of a composition, in Chromium's own terms. */
export type CompositionStep = { compose: string } | { commit: string } | { press: string };

declare module 'vitest/browser' {
  interface BrowserCommands {
    compose: (step: CompositionStep) => Promise<void>;
    forceColours: (theme: 'light' | 'dark' | null) => Promise<void>;
    rest: () => Promise<void>;
  }
}
