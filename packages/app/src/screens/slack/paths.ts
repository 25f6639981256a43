import { paths } from '../settings/paths.ts';

/** The pages of the Slack channels: the list is of 000 section 2, those below it are ours. */
export const slackPaths = {
  list: paths.slack,
  add: `${paths.slack}/new`,
  one: (id: string) => `${paths.slack}/${encodeURIComponent(id)}`,
  edit: (id: string) => `${paths.slack}/${encodeURIComponent(id)}/edit`,
};
