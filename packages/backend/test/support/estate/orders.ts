import { canary, type Plot } from './plot.ts';

export const orders: Plot = {
  kinds: {
    'getCustomOrder.order_id': 'customOrder',
  },
  async build(world, owner) {
    const custom = await world.play('custom-orders.place', {
      seller: owner.email,
      title: canary,
      description: canary,
      email: `buyer-${canary}@example.com`,
    });
    return { customOrder: [custom.id ?? ''] };
  },
};
