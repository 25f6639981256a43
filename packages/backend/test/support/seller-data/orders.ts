import { bringTo, offerWork, place, rentInput } from '../orders.ts';
import { type Area, send } from './area.ts';

export const orders: Area = {
  kinds: {
    order_id: 'order',
    'getCustomOrder.order_id': 'customOrder',
    'getCancelledOrder.id': 'cancellation',
    'getCancelledOrder.order_id': 'cancelledOrder',
  },
  async build(world, owner, marker) {
    const buyer = { first_name: 'Emma', last_name: marker, note: marker, email: `buyer-${marker}@example.com` };
    const work = await offerWork(owner);
    const requested = await place(world, work, buyer);
    const rent = await place(world, work, { ...rentInput, ...buyer });
    const shipped = await place(world, work, buyer);
    await bringTo(world, owner, shipped, 'Shipped');
    const cancelled = await place(world, work, buyer);
    await world.play('orders.cancel', { order_id: cancelled, reason: marker });
    const { data } = await send<{ data: { id: string }[] }>(owner, { url: '/product/cancelled-list' });
    const custom = await world.play('custom-orders.place', {
      seller: owner.email,
      title: marker,
      description: marker,
      email: buyer.email,
    });
    return {
      order: [requested, rent, shipped],
      cancelledOrder: [cancelled],
      cancellation: data.map(({ id }) => id),
      customOrder: [custom.id ?? ''],
    };
  },
};
