import type { StyleRule } from '@vanilla-extract/css';

/** What the container is called: a long list folds sooner. */
export const names = { few: 'steps-few', many: 'steps-many' } as const;

/** The rule where there is no room for the steps beside each other. In rem: larger words fold sooner. */
export const narrow = (rule: NonNullable<StyleRule['@container']>[string]): Pick<StyleRule, '@container'> => ({
  '@container': {
    [`${names.few} (max-width: 30rem)`]: rule,
    [`${names.many} (max-width: 48rem)`]: rule,
  },
});
