/** Kinds of notifications about an order. */
export const orderNotifications = [
  'placed',
  'paid',
  'shipped',
  'partShipped',
  'ready',
  'stillReady',
  'delivered',
  'confirmsSoon',
  'cancelled',
  'lapsed',
  'refunded',
  'partCancelled',
  'returned',
  'returnRefused',
  'exchangeReceived',
  'exchangeSent',
  'exchangeRefunded',
  'exchangeRefused',
  'bounced',
  'chargeReturned',
] as const
export type OrderNotification = (typeof orderNotifications)[number]
