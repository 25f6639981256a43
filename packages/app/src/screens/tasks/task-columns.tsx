import type { Task, TaskView } from '@smart-art/api-client/queries';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import type { Column } from '@smart-art/ui/data-table';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { sourceOf } from '../../works/caption.ts';
import { StepBadge } from './StepBadge.tsx';
import { stepLabel, untilText } from './task-text.ts';
import { tasksMessages as messages } from './tasks.messages.ts';

/** The number and the person, if known. */
export const whoAndWhat = ({ number, person }: Task): string =>
  [number, person].filter((part) => part !== null).join(' · ');

/** The columns of a view. Exhibitions have no numbers, and their tasks concern many people. */
export function taskColumns(intl: IntlShape, productUrl: string, view: TaskView): Column<Task>[] {
  const header = (message: MessageDescriptor) => intl.formatMessage(message);
  const number: Column<Task> = {
    id: 'number',
    header: header(messages.number),
    text: (task) => task.number ?? '',
    width: 148,
    priority: 4,
  };
  const person: Column<Task> = {
    id: 'person',
    header: header(messages.person),
    text: (task) => task.person ?? '',
    width: 120,
    priority: 3,
  };
  /* Works that are still to be made have no picture. */
  const picture: Column<Task> = {
    id: 'picture',
    header: header(messages.picture),
    render: ({ cover }) => <ArtworkThumbnail image={cover ? sourceOf(productUrl, cover) : null} />,
    picture: true,
    priority: 2,
  };
  const hasPeople = view !== 'exhibitions';
  return [
    {
      id: 'title',
      header: header(messages.what),
      text: ({ title }) => title,
      look: 'artName',
      width: 176,
    },
    ...(view === 'custom' ? [] : [picture]),
    {
      id: 'step',
      header: header(messages.step),
      render: (task) => <StepBadge task={task} />,
      text: (task) => stepLabel(intl, task),
      width: 196,
    },
    ...(hasPeople ? [number, person] : []),
    { id: 'until', header: header(messages.dueBy), text: (task) => untilText(intl, task), width: 136, priority: 1 },
    {
      id: 'amount',
      header: header(messages.amount),
      text: ({ amount }) => (amount ? formatMoney(amount.amount, amount.currency, intl.locale) : ''),
      align: 'end',
      width: 100,
      priority: 5,
    },
    {
      id: 'since',
      header: header(messages.since),
      text: ({ since }) => formatDate(new Date(since), intl),
      width: 116,
      priority: 6,
    },
  ];
}

/** The columns of an export of tasks: amounts as numbers, instants in ISO 8601. */
export function taskCsv(intl: IntlShape): Column<Task>[] {
  const column = (id: string, header: MessageDescriptor, csv: Column<Task>['csv']): Column<Task> => ({
    id,
    header: intl.formatMessage(header),
    csv: csv ?? false,
  });
  return [
    column('step', messages.step, (task) => stepLabel(intl, task)),
    column('number', messages.number, ({ number }) => number ?? ''),
    column('title', messages.what, ({ title }) => title),
    column('person', messages.person, ({ person }) => person ?? ''),
    column('amount', messages.amount, ({ amount }) => (amount ? Number(amount.amount) : '')),
    column('currency', messages.currency, ({ amount }) => amount?.currency ?? ''),
    column('until', messages.dueBy, ({ due_at }) => due_at ?? ''),
    column('since', messages.since, ({ since }) => since),
  ];
}
