import { contractModule } from '../module.ts'
import { answerLinkCalls } from './answer-links.ts'
import { calendarCalls, invitationCalls } from './calendar.ts'
import { checkInCalls } from './check-ins.ts'
import { closingCalls } from './closing.ts'
import { contactCalls } from './contacts.ts'
import { conversationCalls, reportedConversationCalls } from './conversations.ts'
import { tradeErrors } from './errors.ts'
import { fairChangeCalls } from './fair-changes.ts'
import { fairBoardCalls } from './fair-board.ts'
import { hopeCalls } from './hopes.ts'
import { fairMessageCalls, fairNewsCalls } from './fair-messages.ts'
import { fairOverviewCalls } from './fair-overview.ts'
import { fairScheduleCalls } from './fair-schedule.ts'
import { fairCalls, fairPictureCalls, fairs } from './fairs.ts'
import { fairIntroductionCalls } from './introductions.ts'
import { joinLinkCalls } from './join-links.ts'
import { joiningCalls } from './joining.ts'
import { matchingCalls, boardMatchingCalls } from './matchings.ts'
import { otherSideCalls } from './other-side.ts'
import { outcomeCalls } from './outcomes.ts'
import { tradePages } from './pages.ts'
import { participantCalls, participants } from './participants.ts'
import { participantReviewCalls } from './participant-review.ts'
import { planCheckCalls } from './plan-check.ts'
import { productCalls, products, showingCalls, ownProductCalls, productPictureCalls } from './products.ts'
import { resultCalls } from './results.ts'
import { roomCalls, roomGuestCalls, ticketCalls } from './rooms.ts'
import { scheduleCalls } from './schedules.ts'
import { slotWaitCalls } from './slot-waits.ts'
import { surveyCalls } from './surveys.ts'
import { taskCalls } from './tasks.ts'
import { wishCalls } from './wishes.ts'

export const trade = contractModule({
  name: 'trade',
  resources: [fairs, participants, products],
  errors: tradeErrors,
  pages: tradePages,
  memberNews: ['matchings'],
  calls: {
    ...fairCalls,
    ...fairPictureCalls,
    ...participantCalls,
    ...joiningCalls,
    ...joinLinkCalls,
    ...fairMessageCalls,
    ...fairNewsCalls,
    ...productCalls,
    ...showingCalls,
    ...ownProductCalls,
    ...productPictureCalls,
    ...scheduleCalls,
    ...matchingCalls,
    ...boardMatchingCalls,
    ...outcomeCalls,
    ...taskCalls,
    ...slotWaitCalls,
    ...contactCalls,
    ...conversationCalls,
    ...reportedConversationCalls,
    ...fairIntroductionCalls,
    ...participantReviewCalls,
    ...fairBoardCalls,
    ...hopeCalls,
    ...fairChangeCalls,
    ...fairOverviewCalls,
    ...planCheckCalls,
    ...checkInCalls,
    ...resultCalls,
    ...closingCalls,
    ...surveyCalls,
    ...roomCalls,
    ...ticketCalls,
    ...roomGuestCalls,
    ...calendarCalls,
    ...invitationCalls,
    ...answerLinkCalls,
    ...wishCalls,
    ...otherSideCalls,
    ...fairScheduleCalls,
  },
})
