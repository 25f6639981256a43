import type { MessageFiles } from '../i18n/language.ts';
import { innerMessages as messages } from './inner.messages.ts';
import type { RouteEntry, SellerRouteEntry } from './route.ts';
import { sections } from './sections.ts';

/** Messages of orders. */
const orderMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-orders.json'),
  ja: () => import('../messages/compiled/ja-orders.json'),
};

const rentOrders: SellerRouteEntry = {
  path: '/rent-orders',
  audience: 'seller',
  permission: sections.orders.permission,
  name: messages.rentOrders,
  crumbs: [sections.orders],
  messageFiles: orderMessageFiles,
  load: () => import('../screens/orders/Orders.tsx'),
};

/** Messages of custom orders and art pieces. */
export const customMessageFiles: MessageFiles = {
  en: () => import('../messages/compiled/en-custom.json'),
  ja: () => import('../messages/compiled/ja-custom.json'),
};

/** An art piece, for custom orders and crowdfunding. */
export const loadPiece: RouteEntry['load'] = () => import('../screens/piece/Piece.tsx');

const customOrders: SellerRouteEntry = {
  path: '/custom-orders',
  audience: 'seller',
  permission: sections.orders.permission,
  name: messages.customOrders,
  crumbs: [sections.orders],
  messageFiles: customMessageFiles,
  load: () => import('../screens/orders/CustomOrders.tsx'),
};

const customOrder: SellerRouteEntry = {
  path: '/custom-orders-info/:id',
  audience: 'seller',
  permission: sections.orders.permission,
  name: messages.customOrder,
  crumbs: [sections.orders, customOrders],
  messageFiles: customMessageFiles,
  load: () => import('../screens/order/custom/CustomOrder.tsx'),
};

const cancelledOrders: SellerRouteEntry = {
  path: '/cancelled-order-list',
  audience: 'seller',
  permission: sections.orders.permission,
  name: messages.cancelledOrders,
  crumbs: [sections.orders],
  messageFiles: orderMessageFiles,
  load: () => import('../screens/orders/CancelledOrders.tsx'),
};

/** A purchase or rental order. */
const loadOrder: RouteEntry['load'] = () => import('../screens/order/Order.tsx');

const buyOrder: SellerRouteEntry = {
  path: '/buy-orders-info/:id',
  audience: 'seller',
  permission: sections.orders.permission,
  name: messages.buyOrder,
  crumbs: [sections.orders],
  messageFiles: orderMessageFiles,
  load: loadOrder,
};

const rentOrder: SellerRouteEntry = {
  ...buyOrder,
  path: '/rent-orders-info/:id',
  name: messages.rentOrder,
  crumbs: [sections.orders, rentOrders],
};

/** Printed papers of an order. */
const papersOf = (order: SellerRouteEntry): SellerRouteEntry => ({
  ...order,
  path: `${order.path}/papers`,
  name: messages.orderPapers,
  crumbs: [...(order.crumbs ?? []), order],
  load: () => import('../screens/papers/OrderPapers.tsx'),
});

/** The proof pack of an order. */
const proofOf = (order: SellerRouteEntry): SellerRouteEntry => ({
  ...order,
  path: `${order.path}/proof`,
  name: messages.orderProof,
  crumbs: [...(order.crumbs ?? []), order],
  messageFiles: orderMessageFiles,
  load: () => import('../screens/papers/Proof.tsx'),
});

/** Packing slips of several orders. */
const slipsOf = (
  list: Pick<SellerRouteEntry, 'path' | 'name'>,
  crumbs: SellerRouteEntry['crumbs'],
  messageFiles = orderMessageFiles,
): SellerRouteEntry => ({
  path: `${list.path}/packing-slips`,
  audience: 'seller',
  permission: sections.orders.permission,
  name: messages.packingSlips,
  crumbs,
  messageFiles,
  load: () => import('../screens/papers/PackingSlips.tsx'),
});

/** Orders of every kind. */
export const orderRoutes: SellerRouteEntry[] = [
  {
    ...sections.orders,
    audience: 'seller',
    messageFiles: orderMessageFiles,
    load: () => import('../screens/orders/Orders.tsx'),
  },
  slipsOf(sections.orders, [sections.orders]),
  rentOrders,
  slipsOf(rentOrders, [sections.orders, rentOrders]),
  buyOrder,
  papersOf(buyOrder),
  proofOf(buyOrder),
  rentOrder,
  papersOf(rentOrder),
  proofOf(rentOrder),
  customOrders,
  slipsOf(customOrders, [sections.orders, customOrders], customMessageFiles),
  customOrder,
  { ...papersOf(customOrder), messageFiles: orderMessageFiles },
  proofOf(customOrder),
  {
    path: '/custom-orders-info/:id/pieces/:piece',
    audience: 'seller',
    permission: sections.orders.permission,
    name: messages.artPiece,
    crumbs: [sections.orders, customOrders, customOrder],
    messageFiles: customMessageFiles,
    load: loadPiece,
  },
  cancelledOrders,
  {
    path: '/cancelled-order/view/:id',
    audience: 'seller',
    permission: sections.orders.permission,
    name: messages.cancelledOrder,
    crumbs: [sections.orders, cancelledOrders],
    messageFiles: customMessageFiles,
    load: () => import('../screens/order/CancelledOrder.tsx'),
  },
];
