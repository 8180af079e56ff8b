/** Limits of the shop. */
export const shopLimits = {
  /** Levels of categories. */
  depth: 3,
  /** Choices of a product (colour, size) and values of each. */
  options: 3,
  values: 20,
  /** Pieces that differ in a choice. */
  variants: 100,
  /** Pictures beside the main one. */
  images: 8,
  /** From this number on, how many are left is not told. */
  left: 20,
  stock: 1_000_000,
  /** Pieces of one variant in a cart or an order: never more than what readers are told is left. */
  quantity: 20,
  /** Pieces of one product that staff can allow each shopper. */
  mostEach: 1000,
  /** Lines of a cart, and of an order. */
  lines: 50,
  /** Coupons of one kind, and of all kinds, that a member can have. */
  couponsEach: 10,
  coupons: 100,
  /** Addresses that one member keeps. */
  addresses: 20,
  /** Characters of what an address is looked for by. */
  addressKeyword: { least: 2, most: 80 },
  /** Orders of one member that are not paid yet. */
  unpaid: 5,
  /** Days to pay what was won at the auction: then its member is reminded, and staff decide. */
  lotPayDays: 7,
  /** Days that are left to pay it, at least, once it is said what its delivery costs. */
  quotedPayDays: 3,
  /** Tries to pay one order through the gateway. */
  charges: 10,
  /** Characters of a review. */
  reviewLeast: 10,
  reviewMost: 2000,
  /** Characters of a question about a product. */
  questionLeast: 5,
  questionMost: 1000,
  /** Questions of one member in an hour, and those that wait for an answer. */
  questionsHourly: 10,
  questionsWaiting: 30,
  /** Variants that one member waits for, and asks for in an hour. */
  restock: 50,
  restockHourly: 60,
  /** Days after which a member is reminded, once, of an order that waits at the centre. */
  collectReminderDays: 3,
  /** Days after which staff see that it has waited for long: then they call. */
  collectLongDays: 7,
  /** Pictures of a review. */
  reviewImages: 5,
  reviewImageBytes: 10 * 1024 * 1024,
  /** Pictures of what comes back. */
  claimImages: 5,
  claimImageBytes: 10 * 1024 * 1024,
  /** Of one member in 24 hours. */
  imageBytesPerDay: 100 * 1024 * 1024,
  /** Orders of guests are taken over by an account so many days: telephone numbers get other owners. */
  adoptDays: 90,
  /** Orders that are packed at once, and in one call. */
  packed: 500,
  packedAtOnce: 50,
  /** Products that are changed at once, and their variants whose stock is. */
  changedAtOnce: 500,
  stocksAtOnce: 2000,
  /** Products of it in one transaction: orders wait for its end. */
  changedInOne: 50,
  /** Hours in which such a change can be undone. */
  undoHours: 24,
} as const
