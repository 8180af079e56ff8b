import type { MatchingNotification, NotificationKind as Name, ParticipationNotification } from '#contract/trade/notification-kinds.ts'
import type { NotificationKind } from '../notifications/kinds.ts'

/** Notifications about a matching: `{name}` is the other side. */
export const matchingKinds: Readonly<Record<MatchingNotification, NotificationKind>> = {
  offered: {
    text: /*i18n*/ { id: 'notified.offered', message: '{name}에서 상담을 제안했습니다.' },
    discreetText: /*i18n*/ { id: 'told.offered', message: '새 상담 제안이 도착했습니다.' },
    asksForAnswer: true,
  },
  accepted: {
    text: /*i18n*/ { id: 'notified.accepted', message: '{name}에서 상담 제안을 수락했습니다. 시간을 확정해 주십시오.' },
    discreetText: /*i18n*/ { id: 'told.accepted', message: '상담 제안이 수락되었습니다. 시간을 확정해 주십시오.' },
    asksForAnswer: true,
  },
  declined: {
    text: /*i18n*/ { id: 'notified.declined', message: '{name}에서 상담 제안을 거절했습니다.' },
    discreetText: /*i18n*/ { id: 'told.declined', message: '상담 제안이 거절되었습니다.' },
  },
  confirmed: {
    text: /*i18n*/ { id: 'notified.confirmed', message: '{name}과의 상담 시간이 확정되었습니다.' },
    discreetText: /*i18n*/ { id: 'told.confirmed', message: '상담 시간이 확정되었습니다.' },
  },
  cancelled: {
    text: /*i18n*/ { id: 'notified.cancelled', message: '{name}과의 상담이 취소되었습니다.' },
    discreetText: /*i18n*/ { id: 'told.cancelled', message: '상담이 취소되었습니다.' },
  },
  settled: {
    text: /*i18n*/ { id: 'notified.settled', message: '{name}과의 상담 제안은 시간이 모두 다른 상담에 쓰이게 되어 끝났습니다.' },
    discreetText: /*i18n*/ { id: 'told.settled', message: '제안하신 시간이 모두 다른 상담에 쓰이게 되어 제안이 끝났습니다.' },
  },
  planChanged: {
    text: /*i18n*/ {
      id: 'notified.planChanged',
      message: '상담회 일정이 바뀌어 {name}과의 상담이 취소되었습니다. 다른 시간에 다시 만나실 수 있습니다.',
    },
    discreetText: /*i18n*/ { id: 'told.planChanged', message: '상담회 일정이 바뀌어 상담이 취소되었습니다.' },
  },
  expired: {
    text: /*i18n*/ { id: 'notified.expired', message: '{name}과의 상담 제안은 기한 안에 답이 없어 끝났습니다.' },
    discreetText: /*i18n*/ { id: 'told.expired', message: '기한 안에 답이 없어 상담 제안이 끝났습니다.' },
  },
  proposed: {
    text: /*i18n*/ { id: 'notified.proposed', message: '{name}에서 상담 시간이나 방법을 바꾸자고 했습니다.' },
    discreetText: /*i18n*/ { id: 'told.proposed', message: '상담 시간이나 방법을 바꾸자는 제안이 도착했습니다.' },
    asksForAnswer: true,
  },
  moved: {
    text: /*i18n*/ { id: 'notified.moved', message: '{name}과의 상담 시간이나 자리가 바뀌었습니다.' },
    discreetText: /*i18n*/ { id: 'told.moved', message: '상담 시간이나 자리가 바뀌었습니다.' },
  },
  kept: {
    text: /*i18n*/ { id: 'notified.kept', message: '{name}과의 상담은 처음 정한 시간에 합니다.' },
    discreetText: /*i18n*/ { id: 'told.kept', message: '상담은 처음 정한 시간에 합니다.' },
  },
  changed: {
    text: /*i18n*/ { id: 'notified.changed', message: '{name}에서 상담 내용을 고쳤습니다.' },
    discreetText: /*i18n*/ { id: 'told.changed', message: '상담 내용이 고쳐졌습니다.' },
  },
  disputed: {
    text: /*i18n*/ { id: 'notified.disputed', message: '{name}과의 상담 참석 여부를 서로 다르게 알려 담당자가 확인합니다.' },
    discreetText: /*i18n*/ { id: 'told.disputed', message: '상담 참석 여부를 서로 다르게 알려 담당자가 확인합니다.' },
  },
  judgedMet: {
    text: /*i18n*/ { id: 'notified.judgedMet', message: '{name}과의 상담 참석 여부를 담당자가 ‘상담함’으로 정했습니다.' },
    discreetText: /*i18n*/ { id: 'told.judgedMet', message: '담당자가 상담 참석 여부를 ‘상담함’으로 정했습니다.' },
  },
  judgedMissed: {
    text: /*i18n*/ { id: 'notified.judgedMissed', message: '{name}과의 상담 참석 여부를 담당자가 ‘상담하지 못함’으로 정했습니다.' },
    discreetText: /*i18n*/ { id: 'told.judgedMissed', message: '담당자가 상담 참석 여부를 ‘상담하지 못함’으로 정했습니다.' },
  },
  dayAhead: {
    text: /*i18n*/ { id: 'notified.dayAhead', message: '{name}과의 상담이 하루 안에 시작합니다.' },
    discreetText: /*i18n*/ { id: 'told.dayAhead', message: '하루 안에 시작하는 상담이 있습니다.' },
  },
  soon: {
    text: /*i18n*/ { id: 'notified.soon', message: '{name}과의 상담이 곧 시작합니다.' },
    discreetText: /*i18n*/ { id: 'told.soon', message: '곧 시작하는 상담이 있습니다.' },
    usefulFor: 15 * 60,
  },
  messageOfMatching: {
    text: /*i18n*/ { id: 'notified.messageOfMatching', message: '{name}에서 메시지를 보냈습니다.' },
    discreetText: /*i18n*/ { id: 'told.messageOfMatching', message: '새 메시지가 도착했습니다.' },
    hasOwnTag: true,
  },
}

/** Notifications about the part in a fair: `{name}` is the fair. */
const participationKinds: Readonly<Record<ParticipationNotification, NotificationKind>> = {
  participationApproved: {
    text: /*i18n*/ { id: 'notified.participationApproved', message: '‘{name}’ 참가가 승인되었습니다.' },
    discreetText: /*i18n*/ { id: 'told.participationApproved', message: '상담회 참가가 승인되었습니다.' },
    hasOwnTag: true,
  },
  participationRejected: {
    text: /*i18n*/ { id: 'notified.participationRejected', message: '‘{name}’ 참가 신청이 반려되었습니다. 까닭: {reason}' },
    discreetText: /*i18n*/ { id: 'told.participationRejected', message: '상담회 참가 신청이 반려되었습니다.' },
    hasOwnTag: true,
  },
  participationEnded: {
    text: /*i18n*/ { id: 'notified.participationEnded', message: '‘{name}’ 참가가 취소되었습니다.' },
    discreetText: /*i18n*/ { id: 'told.participationEnded', message: '상담회 참가가 취소되었습니다.' },
    hasOwnTag: true,
  },
  venueChanged: {
    text: /*i18n*/ { id: 'notified.venueChanged', message: '‘{name}’의 장소가 바뀌었습니다. 상담 일정에서 확인해 주십시오.' },
    discreetText: /*i18n*/ { id: 'told.venueChanged', message: '상담회 장소가 바뀌었습니다.' },
    hasOwnTag: true,
  },
  schedulePublished: {
    text: /*i18n*/ { id: 'notified.schedulePublished', message: '‘{name}’의 상담 일정이 나왔습니다. 확정된 상담을 확인해 주십시오.' },
    discreetText: /*i18n*/ { id: 'told.schedulePublished', message: '상담회 일정이 나왔습니다. 확정된 상담을 확인해 주십시오.' },
    hasOwnTag: true,
  },
  meetingsChanged: {
    text: /*i18n*/ { id: 'notified.meetingsChanged', message: '‘{name}’의 상담이 여러 건 바뀌었습니다. 상담 일정에서 확인해 주십시오.' },
    discreetText: /*i18n*/ { id: 'told.meetingsChanged', message: '상담이 여러 건 바뀌었습니다. 상담 일정에서 확인해 주십시오.' },
    hasOwnTag: true,
  },
  messageOfFair: {
    text: /*i18n*/ { id: 'notified.messageOfFair', message: '‘{name}’에서 메일을 보냈습니다. 메일을 확인해 주십시오.' },
    discreetText: /*i18n*/ { id: 'told.messageOfFair', message: '참가하시는 상담회에서 메일을 보냈습니다. 메일을 확인해 주십시오.' },
    hasOwnTag: true,
  },
  outcomesWanted: {
    text: /*i18n*/ { id: 'notified.outcomesWanted', message: '‘{name}’의 상담 결과를 적어 주십시오.' },
    discreetText: /*i18n*/ { id: 'told.outcomesWanted', message: '상담 결과를 적어 주십시오.' },
    hasOwnTag: true,
  },
  surveyWanted: {
    text: /*i18n*/ { id: 'notified.surveyWanted', message: '‘{name}’의 설문에 답해 주십시오.' },
    discreetText: /*i18n*/ { id: 'told.surveyWanted', message: '상담회 설문에 답해 주십시오.' },
    hasOwnTag: true,
  },
  taskDue: {
    text: /*i18n*/ { id: 'notified.taskDue', message: '오늘 하기로 하신 일이 있습니다.' },
    discreetText: /*i18n*/ { id: 'told.taskDue', message: '오늘 하기로 하신 일이 있습니다.' },
    hasOwnTag: true,
  },
  slotFree: {
    text: /*i18n*/ {
      id: 'notified.slotFree',
      message: '‘{name}’에서 기다리시던 상담 시간이 비었습니다. 먼저 제안하시는 분이 쓰실 수 있습니다.',
    },
    discreetText: /*i18n*/ { id: 'told.slotFree', message: '기다리시던 상담 시간이 비었습니다.' },
    hasOwnTag: true,
  },
  introductionRefused: {
    text: /*i18n*/ { id: 'notified.introductionRefused', message: '‘{name}’에 올리신 서류가 반려되었습니다. 까닭: {reason}' },
    discreetText: /*i18n*/ { id: 'told.introductionRefused', message: '상담회에 올리신 서류가 반려되었습니다. 다시 올려 주십시오.' },
    hasOwnTag: true,
  },
}

export const notificationKinds: Readonly<Record<Name, NotificationKind>> = { ...matchingKinds, ...participationKinds }
