import { placeGuestOrder, placeOrder, readLists, takeCoupon, takeOwnStep } from './buying.ts'
import { askReceipt, changeContents, issueReceipt } from './changing.ts'
import { cancelForShopper, decideClaim, endPieces } from './claiming.ts'
import { comeBackLate, failRefunds, hearNews, payDifference, payOnline } from './paying.ts'
import { addCoupon, adjustPoints, lookAfterCharge, moveStock, noteTransfer, packAndSend, sendPart, takeStaffStep } from './staffing.ts'
import type { TestShop } from './test-shop.ts'

type Operation = (shop: TestShop) => Promise<void>

/** Operations of members, guests, staff and the gateway, and how often each comes among a hundred. */
const operations: readonly (readonly [often: number, operation: Operation])[] = [
  [10, placeOrder],
  [4, placeGuestOrder],
  [3, takeCoupon],
  [4, takeOwnStep],
  [7, changeContents],
  [4, payDifference],
  [2, askReceipt],
  [3, issueReceipt],
  [1, readLists],
  [12, payOnline],
  [3, comeBackLate],
  [5, hearNews],
  [1, failRefunds],
  [6, endPieces],
  [3, cancelForShopper],
  [6, decideClaim],
  [9, takeStaffStep],
  [4, sendPart],
  [1, packAndSend],
  [5, noteTransfer],
  [3, moveStock],
  [2, adjustPoints],
  [1, addCoupon],
  [1, lookAfterCharge],
]
const drawn = operations.flatMap(([often, operation]) => Array<Operation>(often).fill(operation))

/** Does one of the operations. */
export const operate = (shop: TestShop): Promise<void> => shop.pick(drawn)(shop)
