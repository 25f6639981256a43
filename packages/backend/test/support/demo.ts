/** The demo's sellers with their works, as a start makes them, but for the pictures. */

import { site_settings } from '../../src/db/schema/index.ts';
import { demoPassword, demoSellers } from '../../src/demo/sellers.ts';
import { inputOf } from '../../src/demo/works.ts';
import { addWork, type Seller, type World } from './world.ts';

/** Hangs the demo's works. What `seedDemo` does then is the past of the first seller. */
export async function hangDemo(world: World): Promise<Seller[]> {
  const { queries } = world.backend.services;
  const sellers = await Promise.all(demoSellers.map(({ email }) => world.seller({ email, password: demoPassword })));
  for (const [place, demo] of demoSellers.entries()) {
    const seller = sellers[place];
    for (const [index, entry] of demo.works.entries()) {
      if (seller) await addWork(seller, inputOf(entry, index, demo.names));
    }
  }
  await queries.update(site_settings).set({ demo_works: demoSellers.flatMap(({ works }) => works).length });
  return sellers;
}
