import type { TaskPage, TaskView } from '@smart-art/api-client/queries';
import { taskPaths } from '../tasks/paths.ts';

const views = Object.keys(taskPaths) as TaskView[];

/** Views of which the figures stand while nothing is known: those of every seller. */
const usual: readonly TaskView[] = ['buy', 'rent', 'custom'];

/** The views of my tasks in which something waits, in the order of 000 section 2. */
export const waitingViews = (counts: TaskPage['counts'] | undefined): readonly TaskView[] =>
  counts ? views.filter((view) => counts[view] > 0) : usual;
