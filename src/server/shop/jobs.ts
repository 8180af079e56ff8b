import type { Job } from '../jobs/jobs.ts'
import { checkCharges } from './charges/ask-gateway.ts'
import { giveMoneyBack } from './charges/give-back.ts'
import { eraseOldDeposits, eraseOldDepositsJob } from './deposits/rows.ts'
import {
  confirmOrders,
  eraseOldOrders,
  eraseOldOrdersJob,
  lapseChanges,
  lapseOrders,
  remindOfWon,
  remindToCollect,
  tellOfConfirming,
} from './orders/clock.ts'
import { expirePoints } from './points/expire-points.ts'
import { tellOfExpiry } from './points/tell-of-expiry.ts'
import { tellRestocked } from './restock/tell-restocked.ts'
import type { ShopDeps } from './shop.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Makes what the shop does by itself. */
export const shopJobs = (needs: ShopDeps): Job[] => [
  {
    name: 'lapse-orders',
    label: /*i18n*/ '입금 기한이 지난 주문을 취소합니다',
    everyMs: minute,
    run: (platform) => lapseOrders(platform),
  },
  {
    name: 'lapse-changes',
    label: /*i18n*/ '차액을 기한까지 내지 않은 주문 변경을 거둡니다',
    everyMs: minute,
    run: (platform) => lapseChanges(platform),
  },
  {
    name: 'check-charges',
    label: /*i18n*/ '결과를 모르는 온라인 결제를 결제사에 물어봅니다',
    everyMs: minute / 6,
    run: (platform) => checkCharges(platform),
  },
  {
    name: 'give-money-back',
    label: /*i18n*/ '돌려줄 온라인 결제 금액을 결제사로 돌려줍니다',
    everyMs: minute / 6,
    run: (platform) => giveMoneyBack(platform),
  },
  {
    name: 'tell-restocked',
    label: /*i18n*/ '재입고 알림을 신청한 회원에게 알립니다',
    everyMs: minute,
    run: (platform) => tellRestocked(platform, needs),
  },
  {
    name: 'tell-of-confirming',
    label: /*i18n*/ '하루 뒤 구매가 확정되는 주문을 알립니다',
    everyMs: 60 * minute,
    run: (platform) => tellOfConfirming(platform),
  },
  {
    name: 'confirm-orders',
    label: /*i18n*/ '전달한 지 7일이 지난 주문을 확정합니다',
    everyMs: 60 * minute,
    run: (platform) => confirmOrders(platform),
  },
  {
    name: 'remind-to-collect',
    label: /*i18n*/ '센터에서 받아 가지 않은 주문을 회원에게 다시 알립니다',
    everyMs: 60 * minute,
    run: (platform) => remindToCollect(platform),
  },
  {
    name: 'remind-of-won',
    label: /*i18n*/ '낙찰받고 기한 안에 결제하지 않은 회원에게 다시 알립니다',
    everyMs: 60 * minute,
    run: (platform) => remindOfWon(platform),
  },
  {
    name: 'tell-of-expiring-points',
    label: /*i18n*/ '곧 없어지는 포인트를 회원에게 알립니다',
    everyMs: 60 * minute,
    run: (platform) => tellOfExpiry(platform),
  },
  {
    name: 'expire-points',
    label: /*i18n*/ '기간이 지난 포인트를 없앱니다',
    everyMs: 60 * minute,
    run: (platform) => expirePoints(platform),
  },
  {
    name: eraseOldOrdersJob,
    label: /*i18n*/ '보관 기간이 지난 주문을 지웁니다',
    everyMs: day,
    run: (platform) => eraseOldOrders(platform),
  },
  {
    name: eraseOldDepositsJob,
    label: /*i18n*/ '보관 기간이 지난 통장 입금 내역을 지웁니다',
    everyMs: day,
    run: ({ database }) => eraseOldDeposits(database.db),
  },
]
