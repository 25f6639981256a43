/** The demo's sellers and works, as `seedDemo` creates them, but without pictures. */
import { site_settings } from '../../src/db/schema/index.ts';
import { demoPassword, demoSellers } from '../../src/demo/sellers.ts';
import { inputOf } from '../../src/demo/works.ts';
import { addWork, type Seller, type World } from './world.ts';

/** Adds the demo's sellers and works, so that `seedDemo` only has to create the history of the first seller. */
export async function addDemoData(world: World): Promise<Seller[]> {
  const { queries } = world.backend.services;
  const sellers = await Promise.all(demoSellers.map(({ email }) => world.seller({ email, password: demoPassword })));
  for (const [position, demo] of demoSellers.entries()) {
    const seller = sellers[position];
    for (const [index, entry] of demo.works.entries()) {
      if (seller) await addWork(seller, inputOf(entry, index, demo.names));
    }
  }
  await queries.update(site_settings).set({ demo_works: demoSellers.flatMap(({ works }) => works).length });
  return sellers;
}
