import { paths } from '../settings/paths.ts';

/** Paths of the Slack pages: the list is in 000 section 2, those below it are ours. */
export const slackPaths = {
  list: paths.slack,
  add: `${paths.slack}/new`,
  one: (id: string) => `${paths.slack}/${encodeURIComponent(id)}`,
  edit: (id: string) => `${paths.slack}/${encodeURIComponent(id)}/edit`,
};
