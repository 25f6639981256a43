import { expect, it } from 'vitest';
import { addWork, type Product, type Seller, useWorld } from './support/world.ts';

const world = useWorld();
const ROUNDS = 50;

/** Saves one field repeatedly with the version read last. @returns how many saves were rejected as outdated */
async function saveRoundByRound(seller: Seller, url: string, field: 'title' | 'medium'): Promise<number> {
  let late = 0;
  for (let round = 1; round <= ROUNDS; ) {
    const read: Product = (await seller.call({ url })).json().data;
    const answer = await seller.call({
      method: 'POST',
      url: `/product/product/create/${read.id}`,
      headers: { 'if-match': `"${read.version}"` },
      body: { ...inputOf(read), [field]: `${field} ${round}` },
    });
    if (answer.statusCode === 412) late += 1;
    else {
      expect(answer.statusCode, answer.body).toBe(200);
      round += 1;
    }
  }
  return late;
}

const inputOf = ({ title, type, medium }: Product) => ({ title, type, category_id: 'cat_painting', medium });

it('loses no update when two clients save the same work a hundred times', async () => {
  const seller = await world.seller();
  const work = await addWork(seller, { title: 'Ferry' });
  const url = `/product/product/details/${work.id}`;
  const late = await Promise.all([saveRoundByRound(seller, url, 'title'), saveRoundByRound(seller, url, 'medium')]);
  const { data } = (await seller.call({ url })).json();
  expect(data).toMatchObject({
    title: `title ${ROUNDS}`,
    medium: `medium ${ROUNDS}`,
    version: work.version + 2 * ROUNDS,
  });
  // Without conflicts the test would prove nothing.
  expect(late[0] + late[1]).toBeGreaterThan(0);
});
