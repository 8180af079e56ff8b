import { contractModule } from '../module.ts'
import { calendarCalls } from './calendar.ts'
import { checkInCalls } from './check-ins.ts'
import { tradeErrors } from './errors.ts'
import { fairBoardCalls } from './fair-board.ts'
import { fairScheduleCalls } from './fair-schedule.ts'
import { fairCalls, fairs } from './fairs.ts'
import { fairIntroductionCalls } from './introductions.ts'
import { matchingCalls } from './matchings.ts'
import { outcomeCalls } from './outcomes.ts'
import { tradePages } from './pages.ts'
import { participantCalls, participants } from './participants.ts'
import { planCheckCalls } from './plan-check.ts'
import { productCalls, products } from './products.ts'
import { resultCalls } from './results.ts'
import { roomCalls } from './rooms.ts'
import { scheduleCalls } from './schedules.ts'
import { wishCalls } from './wishes.ts'

export const trade = contractModule({
  name: 'trade',
  resources: [fairs, participants, products],
  errors: tradeErrors,
  pages: tradePages,
  calls: {
    ...fairCalls,
    ...participantCalls,
    ...productCalls,
    ...scheduleCalls,
    ...matchingCalls,
    ...outcomeCalls,
    ...fairIntroductionCalls,
    ...fairBoardCalls,
    ...planCheckCalls,
    ...checkInCalls,
    ...resultCalls,
    ...roomCalls,
    ...calendarCalls,
    ...wishCalls,
    ...fairScheduleCalls,
  },
})
