import { actingCalls } from './account/acting.ts'
import { authCalls } from './account/auth.ts'
import { certificationCalls } from './account/certification.ts'
import { companies, companyCalls } from './account/companies.ts'
import { companyFileCalls } from './account/company-files.ts'
import { factorCalls } from './account/factor.ts'
import { joinCalls } from './account/join.ts'
import { levels } from './account/levels.ts'
import { meCalls } from './account/me.ts'
import { passkeyCalls } from './account/passkeys.ts'
import { personCalls } from './account/person.ts'
import { users } from './account/users.ts'
import type { Call } from './call.ts'
import { areaCalls, areas } from './law/areas.ts'
import { formCalls, forms } from './law/forms.ts'
import { inboxCalls } from './law/inbox.ts'
import { insightCalls, insights } from './law/insights.ts'
import { lawyerCalls, lawyers } from './law/lawyers.ts'
import { practiceCalls, practices } from './law/practices.ts'
import { replies } from './law/replies.ts'
import { statisticsCalls } from './law/statistics.ts'
import { success, successCalls } from './law/success.ts'
import type { Merge } from './standard-calls.ts'
import { auditCalls } from './site/audit.ts'
import { bannerCalls, banners } from './site/banners.ts'
import { editorialCalls } from './site/editorial.ts'
import { deliveryCalls } from './site/deliveries.ts'
import { eventCalls } from './site/events.ts'
import { fileCalls } from './site/files.ts'
import { jobCalls } from './site/jobs.ts'
import { letterCalls } from './site/letters.ts'
import { mediaCalls } from './site/media.ts'
import { messageCalls } from './site/messages.ts'
import { popupCalls, popups } from './site/popups.ts'
import { pushCalls } from './site/push.ts'
import { setting, settingCalls } from './site/setting.ts'
import { statements } from './site/statements.ts'
import { trendCalls } from './site/trends.ts'
import { viewCalls } from './site/views.ts'
import { writingCalls } from './site/writing.ts'
import { boardCalls, boards, comments } from './support/boards.ts'
import { bookmarkCalls } from './support/bookmarks.ts'
import { faqCalls, faqs } from './support/faqs.ts'
import { notificationCalls, notifications } from './support/notifications.ts'
import { questionCalls, questions } from './support/questions.ts'
import { termCalls, terms } from './support/terms.ts'
import { calendarCalls } from './trade/calendar.ts'
import { checkInCalls } from './trade/check-ins.ts'
import { fairBoardCalls } from './trade/fair-board.ts'
import { fairScheduleCalls } from './trade/fair-schedule.ts'
import { fairCalls, fairs } from './trade/fairs.ts'
import { fairIntroductionCalls } from './trade/introductions.ts'
import { matchingCalls } from './trade/matchings.ts'
import { memberNotificationCalls } from './trade/member-notifications.ts'
import { outcomeCalls } from './trade/outcomes.ts'
import { participantCalls, participants } from './trade/participants.ts'
import { planCheckCalls } from './trade/plan-check.ts'
import { productCalls, products } from './trade/products.ts'
import { resultCalls } from './trade/results.ts'
import { roomCalls } from './trade/rooms.ts'
import { scheduleCalls } from './trade/schedules.ts'
import { wishCalls } from './trade/wishes.ts'

/** Every resource: one line each (`npm run new` adds it). The server makes their storage and standard routes from this list. */
export const resources = [
  lawyers,
  success,
  insights,
  practices,
  areas,
  forms,
  replies,
  banners,
  popups,
  setting,
  statements,
  terms,
  faqs,
  notifications,
  boards,
  comments,
  users,
  levels,
  companies,
  questions,
  fairs,
  participants,
  products,
] as const

type StandardCalls = Merge<(typeof resources)[number]['calls']>

/** Calls beside the standard ones. */
const others = {
  ...authCalls,
  ...actingCalls,
  ...certificationCalls,
  ...joinCalls,
  ...meCalls,
  ...personCalls,
  ...companyCalls,
  ...companyFileCalls,
  ...factorCalls,
  ...passkeyCalls,
  ...lawyerCalls,
  ...successCalls,
  ...insightCalls,
  ...formCalls,
  ...inboxCalls,
  ...statisticsCalls,
  ...practiceCalls,
  ...areaCalls,
  ...bannerCalls,
  ...popupCalls,
  ...fileCalls,
  ...mediaCalls,
  ...settingCalls,
  ...editorialCalls,
  ...viewCalls,
  ...eventCalls,
  ...trendCalls,
  ...writingCalls,
  ...letterCalls,
  ...messageCalls,
  ...deliveryCalls,
  ...pushCalls,
  ...auditCalls,
  ...jobCalls,
  ...termCalls,
  ...notificationCalls,
  ...faqCalls,
  ...boardCalls,
  ...questionCalls,
  ...bookmarkCalls,
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
  ...memberNotificationCalls,
  ...calendarCalls,
  ...wishCalls,
  ...fairScheduleCalls,
}

/** The whole API as one table: method and path → schemas, and who may call. */
export const api = Object.assign({}, ...resources.map(({ calls }) => calls), others) as StandardCalls & typeof others

export type Api = typeof api
export type CallName = keyof Api
type Part<Name extends CallName, Index extends 0 | 1 | 2 | 3> =
  Api[Name] extends Call<infer Params, infer Query, infer Body, infer Answer> ? [Params, Query, Body, Answer][Index] : never
export type Params<Name extends CallName> = Part<Name, 0>
export type Query<Name extends CallName> = Part<Name, 1>
export type Body<Name extends CallName> = Part<Name, 2>
export type Answer<Name extends CallName> = Part<Name, 3>
