/** Simulated actions of the operator on feedback, and announcements. */
import { eq } from 'drizzle-orm';
import { feedbacks } from '../db/schema/index.ts';
import { invalidField, notFound } from '../http/http-error.ts';
import { notify } from '../platform/notify.ts';
import type { Services } from '../services.ts';
import { findUser } from '../session/session.ts';
import type { SandboxAction } from './action.ts';

const area = 'Visitors and notifications';

/** @throws HttpError 404 */
async function setStatus({ queries }: Services, id: string, status: 0 | 1): Promise<void> {
  const [found] = await queries.update(feedbacks).set({ status }).where(eq(feedbacks.id, id)).returning();
  if (!found) throw notFound();
}

const feedbackField = {
  name: 'id',
  label: 'Feedback',
  kind: 'text',
  required: true,
  hint: 'Its id, from the page Visitors',
} as const;

const publish: SandboxAction = {
  id: 'feedback.publish',
  area,
  title: 'The operator publishes feedback',
  fields: [feedbackField],
  async run(services, { id = '' }) {
    await setStatus(services, id, 1);
    return { message: 'The feedback is published.', id };
  },
};

const withdraw: SandboxAction = {
  id: 'feedback.withdraw',
  area,
  title: 'The operator withdraws feedback',
  fields: [feedbackField],
  async run(services, { id = '' }) {
    await setStatus(services, id, 0);
    return { message: 'The feedback is withdrawn.', id };
  },
};

const announce: SandboxAction = {
  id: 'bell.announce',
  area,
  title: 'The operator sends a seller an announcement',
  fields: [
    { name: 'email', label: 'Email of the seller', kind: 'text', required: true },
    { name: 'message', label: 'Message', kind: 'text', required: true },
    { name: 'link', label: 'Page of the app', kind: 'text', hint: 'Such as /art-library' },
  ],
  async run({ queries, now }, { email = '', message = '', link }) {
    const user = await findUser(queries, email);
    if (!user) throw invalidField('email', 'notFound');
    if (link !== undefined && !/^\/(?!\/)\S{0,400}$/.test(link)) throw invalidField('link', 'wrongForm');
    const id = await notify(queries, {
      userId: user.id,
      type: 'Announcement',
      message: message.slice(0, 2000),
      link: link ?? null,
      now: now(),
    });
    return { message: 'The seller has a new notification.', id };
  },
};

export const actions: SandboxAction[] = [publish, withdraw, announce];
