/** Storybook globals that a run of the stories pins, provided to the browser by vitest.config.ts. */
export interface PinnedGlobals {
  theme: 'light' | 'dark';
  locale: 'en' | 'ja';
}

declare module 'vitest' {
  interface ProvidedContext {
    globals: PinnedGlobals;
    /** Whether pictures are compared: only in the browser that the lockfile pins. */
    visual: boolean;
  }

  interface TaskMeta {
    /** Set by Storybook's test plugin. */
    storyId?: string;
    /** The name of the picture that was compared. */
    picture?: string;
  }
}
