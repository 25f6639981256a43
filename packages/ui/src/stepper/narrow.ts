import type { StyleRule } from '@vanilla-extract/css';

/** Container names: a long list collapses earlier. */
export const names = { few: 'steps-few', many: 'steps-many' } as const;

/** A container query for when the steps don't fit side by side. In rem, so that larger text collapses earlier. */
export const narrow = (rule: NonNullable<StyleRule['@container']>[string]): Pick<StyleRule, '@container'> => ({
  '@container': {
    [`${names.few} (max-width: 30rem)`]: rule,
    [`${names.many} (max-width: 48rem)`]: rule,
  },
});
