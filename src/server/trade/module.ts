import { trade as contract } from '#contract/trade/module.ts'
import { serverModule } from '../module.ts'
import { sendFairAsks, stopFairAsks } from './closing/asks.ts'
import { serveClosing } from './closing/closing.ts'
import { serveSurveys } from './closing/surveys.ts'
import { isReported, mayReadAttachment } from './conversations/attached-files.ts'
import { serveContacts, stopAllSharing } from './contacts/contacts.ts'
import { serveConversations } from './conversations/conversations.ts'
import { serveReportedConversations } from './conversations/reports.ts'
import { eraseOldConversations } from './conversations/retention.ts'
import { serveBoard } from './desk/board.ts'
import { serveFairChanges } from './desk/fair-changes.ts'
import { serveCheckIns } from './desk/check-ins.ts'
import { serveFairBoard } from './desk/fair-board.ts'
import { serveHopes } from './desk/hopes.ts'
import { serveFairOverview } from './desk/fair-overview.ts'
import { latestOfMatchings, serveResults } from './desk/results.ts'
import { fairHooks, serveFairs } from './fairs/fairs.ts'
import { isReviewed, mayReadIntroduction, serveFairIntroductions } from './fairs/introductions.ts'
import { serveOtherSide } from './fairs/other-side.ts'
import { leaveCompany, leaveTrade, openMatchings, suspendTrade } from './fairs/leaving.ts'
import { saveableFairs, saveableParticipants, saveableProducts } from './fairs/saveable.ts'
import { tradePages } from './fairs/pages-for-search.ts'
import { serveParticipants } from './fairs/participants.ts'
import { participantHooks } from './fairs/participation-decisions.ts'
import { servePlanCheck } from './fairs/plan-check.ts'
import { serveParticipantReview } from './fairs/participant-review.ts'
import { notifyOfApprovals } from './fairs/queued-approvals.ts'
import { serveProductPictures } from './fairs/product-pictures.ts'
import { productHooks, serveProducts } from './fairs/products.ts'
import { serveFairMessages } from './fair-messages/fair-messages.ts'
import { serveFairNews } from './fair-messages/fair-news.ts'
import { stopFairMessages, writeFairMessages } from './fair-messages/write-messages.ts'
import { writeJoiningMails } from './joining/joining-mails.ts'
import { serveJoinLinks } from './joining/join-links.ts'
import { serveJoining } from './joining/joining.ts'
import { expireMatchings, remindOfMeetings } from './matchings/expiry.ts'
import { serveMatchings } from './matchings/matchings.ts'
import { notifyOfMoves } from './matchings/tell-changes.ts'
import { serveOutcomes } from './matchings/outcomes.ts'
import { sendAnswerDigests } from './digests/answer-digests.ts'
import { forgetAllAnswerLinks, forgetAnswerLinks, serveAnswerLinks } from './digests/answer-links.ts'
import { answerDigestMessage, fairAddedMessage, fairInvitationMessage, joiningReminder, matchingMessage } from './messages.ts'
import { tradePersonal } from './personal.ts'
import { tradeNotifications } from './notifications.ts'
import { leaveAllRooms } from './rooms/room-visitors.ts'
import { serveRooms } from './rooms/rooms.ts'
import { makeSchedules, scheduleJob } from './schedule/automatic/schedule-job.ts'
import { forgetAllCalendars, forgetCalendar, serveCalendar } from './schedule/calendar.ts'
import { serveFairSchedules } from './schedule/fair-schedules.ts'
import { serveInvitations } from './schedule/invitations.ts'
import { serveSchedules } from './schedule/schedules.ts'
import { serveWishes } from './schedule/wishes.ts'
import { remindOfTasks } from './tasks/remind-of-tasks.ts'
import { serveTasks } from './tasks/tasks.ts'
import { serveSlotWaits } from './waits/slot-waits.ts'
import { tellWaiting } from './waits/tell-waiting.ts'

const minute = 60_000

/** The trade centre: fairs, who takes part in them, their products, meetings, rooms and the desk. */
export const trade = serverModule(contract, {
  hooks: {
    fairs: fairHooks,
    'fairs/participants': participantHooks,
    'fairs/products': productHooks,
  },
  jobs: [
    {
      name: 'expire-matchings',
      label: /*i18n*/ '기한이 지난 상담 제안을 끝냅니다',
      everyMs: minute,
      run: (platform) => expireMatchings(platform),
    },
    {
      name: 'remind-of-meetings',
      label: /*i18n*/ '상담 하루 전과 15분 전에 알립니다',
      everyMs: minute,
      run: (platform) => remindOfMeetings(platform),
    },
    {
      name: 'remind-of-tasks',
      label: /*i18n*/ '상담 뒤에 하기로 한 일을 그날 아침에 알립니다',
      everyMs: minute,
      run: (platform) => remindOfTasks(platform),
    },
    {
      name: 'tell-waiting',
      label: /*i18n*/ '기다리던 상담 시간이 비면 먼저 기다린 바이어에게 알립니다',
      everyMs: minute,
      run: (platform) => tellWaiting(platform),
    },
    {
      name: 'notify-of-moves',
      label: /*i18n*/ '담당자가 옮긴 상담을 양쪽에 알립니다',
      everyMs: minute / 4,
      run: (platform) => notifyOfMoves(platform),
    },
    {
      name: 'notify-of-approvals',
      label: /*i18n*/ '승인한 참가 기업에 알립니다',
      everyMs: minute / 4,
      run: (platform) => notifyOfApprovals(platform),
    },
    {
      name: 'write-joining-mails',
      label: /*i18n*/ '상담회 초대와 참가 준비 안내 메일을 씁니다',
      everyMs: minute / 4,
      run: (platform) => writeJoiningMails(platform),
    },
    {
      name: 'write-fair-messages',
      label: /*i18n*/ '상담회 참가 기업에 보내는 메시지를 씁니다',
      everyMs: minute / 4,
      run: (platform) => writeFairMessages(platform),
    },
    {
      name: 'send-fair-asks',
      label: /*i18n*/ '끝난 상담회의 결과와 설문을 부탁합니다',
      everyMs: minute / 4,
      run: (platform) => sendFairAsks(platform),
    },
    {
      name: 'send-answer-digests',
      label: /*i18n*/ '답을 기다리는 상담을 하루에 한 번 메일로 알립니다',
      everyMs: 5 * minute,
      run: (platform) => sendAnswerDigests(platform),
    },
    {
      name: 'erase-conversations',
      label: /*i18n*/ '보관 기간이 지난 대화를 지웁니다',
      everyMs: 60 * minute,
      run: (platform) => eraseOldConversations(platform),
    },
    {
      name: scheduleJob,
      label: /*i18n*/ '상담회의 자동 일정을 만들고 확정합니다',
      everyMs: minute,
      run: (platform) => makeSchedules(platform),
    },
  ],
  onSuspend: [suspendTrade],
  takeBack: [forgetCalendar, forgetAnswerLinks],
  onRestore: [forgetAllCalendars, forgetAllAnswerLinks, leaveAllRooms, stopAllSharing, stopFairMessages, stopFairAsks],
  openBusiness: openMatchings,
  onLeave: [leaveTrade],
  onLeaveCompany: [leaveCompany],
  personal: tradePersonal,
  mayReadFile: [mayReadIntroduction, mayReadAttachment],
  reviewedFiles: [
    { scope: 'console:fairs', includes: isReviewed },
    { scope: 'console:fairs', includes: isReported },
  ],
  liveSources: [{ path: 'fairs/matchings', scope: 'console:fairs', latest: latestOfMatchings }],
  addressed: tradePages,
  notifications: tradeNotifications,
  messages: [matchingMessage, answerDigestMessage, fairInvitationMessage, fairAddedMessage, joiningReminder],
  officeEvents: [
    {
      name: 'application',
      label: /*i18n*/ '새 상담회 참가 신청',
      text: /*i18n*/ { id: 'office.application', message: '새 상담회 참가 신청이 들어왔습니다.' },
      scope: 'console:fairs',
      address: 'fairs/participants',
      site: 'centre',
    },
    {
      name: 'conversationReport',
      label: /*i18n*/ '신고된 대화',
      text: /*i18n*/ { id: 'office.conversationReport', message: '신고된 대화가 있습니다.' },
      scope: 'console:fairs',
      address: 'fairs',
      site: 'centre',
    },
  ],
  saveable: { fairs: saveableFairs, products: saveableProducts, participants: saveableParticipants },
  routes: (app) => {
    const { serverKey } = app.platform
    serveFairs(app)
    serveParticipants(app)
    serveJoining(app)
    serveJoinLinks(app)
    serveFairMessages(app)
    serveFairNews(app)
    serveProducts(app)
    serveProductPictures(app)
    serveSchedules(app)
    serveMatchings(app)
    serveOutcomes(app)
    serveTasks(app)
    serveSlotWaits(app)
    serveContacts(app)
    serveConversations(app)
    serveReportedConversations(app)
    serveInvitations(app)
    serveAnswerLinks(app)
    serveFairIntroductions(app)
    serveParticipantReview(app)
    serveRooms(app, serverKey)
    serveBoard(app)
    serveFairBoard(app)
    serveHopes(app)
    serveFairChanges(app)
    serveFairOverview(app)
    servePlanCheck(app)
    serveCheckIns(app, serverKey)
    serveResults(app)
    serveClosing(app)
    serveSurveys(app)
    serveCalendar(app, serverKey)
    serveWishes(app)
    serveOtherSide(app)
    serveFairSchedules(app)
  },
})
