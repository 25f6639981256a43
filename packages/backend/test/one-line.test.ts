/** Single-line texts are used in mail subjects, calendars and Slack messages, so they must not contain line breaks. */
import { expect, it } from 'vitest';
import { feedbacks } from '../src/db/schema/index.ts';
import { addWork, useWorld } from './support/world.ts';

const world = useWorld();

it('replaces line breaks in titles and artist names by spaces and rejects a blank title', async () => {
  const seller = await world.seller();
  const work = await addWork(seller, {
    title: ' Harbour\r\nbefore \n\n  rain\u2028again ',
    artist_name: 'Hana\nMorita',
    description: 'One line.\nAnother one.',
  });
  expect(work).toMatchObject({
    title: 'Harbour before rain again',
    artist_name: 'Hana Morita',
    description: 'One line.\nAnother one.',
  });
  const answer = await seller.call({
    method: 'POST',
    url: '/product/product/create/new',
    body: { title: '\r\n \n', type: 'art', category_id: 'cat_painting' },
  });
  expect(answer.json().errors).toEqual({ title: ['Give the work a title.'] });
});

it('replaces line breaks in forum titles and personal names by spaces', async () => {
  const seller = await world.seller();
  const forum = await seller.call({
    method: 'POST',
    url: '/product/store',
    body: { title: 'Darkroom\ntalk', description: 'a\nb' },
  });
  expect([forum.statusCode, forum.json().data?.title]).toEqual([201, 'Darkroom talk']);
  const feedback = {
    email: 'anna@example.com',
    first_name: 'Anna\nMaria',
    last_name: 'Weber',
    message: 'Two\nlines',
    star: 5,
  };
  const sent = await world.call({ method: 'POST', url: '/product/feedback-store', body: feedback });
  expect(sent.statusCode, sent.body).toBeLessThan(300);
  const [stored] = await world.backend.services.queries.select().from(feedbacks);
  expect(stored).toMatchObject({ first_name: 'Anna Maria', message: 'Two\nlines' });
});
