import { bringTo, offerWork, place, rentInput } from '../orders.ts';
import { ask, type Plot } from './plot.ts';

export const orders: Plot = {
  kinds: {
    order_id: 'order',
    'getCustomOrder.order_id': 'customOrder',
    'getCancelledOrder.id': 'cancellation',
    'getCancelledOrder.order_id': 'cancelledOrder',
  },
  async build(world, owner, word) {
    const buyer = { first_name: 'Emma', last_name: word, note: word, email: `buyer-${word}@example.com` };
    const work = await offerWork(owner);
    const asked = await place(world, work, buyer);
    const rent = await place(world, work, { ...rentInput, ...buyer });
    const shipped = await place(world, work, buyer);
    await bringTo(world, owner, shipped, 'Shipped');
    const cancelled = await place(world, work, buyer);
    await world.play('orders.cancel', { order_id: cancelled, reason: word });
    const { data } = await ask<{ data: { id: string }[] }>(owner, { url: '/product/cancelled-list' });
    const custom = await world.play('custom-orders.place', {
      seller: owner.email,
      title: word,
      description: word,
      email: buyer.email,
    });
    return {
      order: [asked, rent, shipped],
      cancelledOrder: [cancelled],
      cancellation: data.map(({ id }) => id),
      customOrder: [custom.id ?? ''],
    };
  },
};
