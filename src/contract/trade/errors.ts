import type { ErrorDeclaration } from '../errors.ts'

export const tradeErrors = {
  participantRole: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.participantRole',
      message: '이 이메일이나 등록번호의 회원은 다른 구분으로 가입해 있어 이 구분으로 참가할 수 없습니다.',
    },
  },
  participantElsewhere: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.participantElsewhere',
      message: '이메일과 등록번호가 서로 다른 회원의 것입니다. 한쪽을 고쳐 주십시오.',
    },
  },
  participantClosed: {
    status: 409,
    text: /*i18n*/ { id: 'error.participantClosed', message: '이 회원은 정지되어 있어 상담회에 더할 수 없습니다.' },
  },
  joinLinkOver: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.joinLinkOver',
      message: '이 참가 신청 링크는 끝났습니다. 상담회 화면에서 신청하시거나 행사 사무국에 문의해 주십시오.',
    },
  },
  joinLinkRole: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.joinLinkRole',
      message: '회원님의 구분(판매 기업이나 바이어)과 다른 구분을 위한 참가 신청 링크입니다. 행사 사무국에 알맞은 링크를 부탁해 주십시오.',
    },
  },
  answerLinkUsed: {
    status: 409,
    text: /*i18n*/ { id: 'error.answerLinkUsed', message: '이 주소로는 이미 답하셨습니다.' },
  },
  answerLinkOver: {
    status: 409,
    text: /*i18n*/ { id: 'error.answerLinkOver', message: '이 주소는 기한이 지났거나 맞지 않습니다.' },
  },
  answerLinkOvertaken: {
    status: 409,
    text: /*i18n*/ { id: 'error.answerLinkOvertaken', message: '메일을 보내 드린 뒤에 이 상담이 바뀌었거나 이미 답이 되었습니다.' },
  },
  messageState: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.messageState',
      message: '지금 이 메시지로는 하실 수 없는 일입니다. 그사이 보내기 시작했거나 취소했는지 확인해 주십시오.',
    },
  },
  messageNobody: {
    status: 409,
    text: /*i18n*/ { id: 'error.messageNobody', message: '지금은 이 메시지를 받을 사람이 없습니다. 받는 사람을 바꾸어 주십시오.' },
  },
  slotTaken: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.slotTaken',
      message:
        '그 시간은 이제 고르실 수 없습니다. 다른 상담에 쓰이게 되었거나, 지났거나, 상담 시간이 아닙니다. 남은 시간에서 다시 골라 주십시오.',
    },
  },
  matchingState: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.matchingState',
      message: '지금 이 상담에서는 하실 수 없는 일입니다. 그사이 상태가 바뀌었는지 확인해 주십시오.',
    },
  },
  matchingExists: {
    status: 409,
    text: /*i18n*/ { id: 'error.matchingExists', message: '이 기업과의 상담이 이미 진행 중입니다.' },
  },
  colleagueMeets: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.colleagueMeets',
      message: '두 회사의 다른 담당자끼리 이미 상담을 진행하고 있습니다. 한 상담회에서 회사끼리는 상담을 하나만 진행하실 수 있습니다.',
    },
  },
  limitReached: {
    status: 409,
    text: /*i18n*/ { id: 'error.limitReached', message: '이 상담회에서는 {limit}건까지 하실 수 있습니다.' },
  },
  tooManyToday: {
    status: 409,
    text: /*i18n*/ { id: 'error.tooManyToday', message: '24시간 동안 {limit}번까지 하실 수 있습니다. 내일 다시 시도해 주십시오.' },
  },
  tooManyWaits: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.tooManyWaits',
      message: '비면 알려 드릴 시간은 {limit}개까지 정하실 수 있습니다. 먼저 하나를 그만두어 주십시오.',
    },
  },
  tooManyTasks: {
    status: 409,
    text: /*i18n*/ { id: 'error.tooManyTasks', message: '할 일은 상담 하나에 {limit}개까지 적으실 수 있습니다.' },
  },
  belowMinimum: {
    status: 409,
    text: /*i18n*/ { id: 'error.belowMinimum', message: '이 상담을 빼면 {names}의 상담이 정해 둔 최소 상담 수보다 적어집니다.' },
  },
  notParticipating: {
    status: 409,
    text: /*i18n*/ { id: 'error.notParticipating', message: '이 상담회에 참가가 승인된 기업만 하실 수 있습니다.' },
  },
  wrongRole: {
    status: 409,
    text: /*i18n*/ { id: 'error.wrongRole', message: '회원님의 구분(판매 기업이나 바이어)으로는 하실 수 없습니다.' },
  },
  applied: {
    status: 409,
    text: /*i18n*/ { id: 'error.applied', message: '이미 신청하셨습니다. 신청 상태는 이 상담회 화면에서 보실 수 있습니다.' },
  },
  companyNotApproved: {
    status: 409,
    text: /*i18n*/ { id: 'error.companyNotApproved', message: '기업 정보가 승인된 뒤에 하실 수 있습니다.' },
  },
  reviewed: { status: 409, text: /*i18n*/ { id: 'error.reviewed', message: '검토가 끝난 신청은 고치실 수 없습니다.' } },
  notInPeriod: { status: 409, text: /*i18n*/ { id: 'error.notInPeriod', message: '지금은 신청을 받는 기간이 아닙니다.' } },
  fairClosed: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.fairClosed',
      message: '마감한 상담회의 상담 여부와 결과, 설문은 바꾸실 수 없습니다.',
    },
  },
  fairNotOver: {
    status: 409,
    text: /*i18n*/ { id: 'error.fairNotOver', message: '상담회가 끝난 뒤에 하실 수 있습니다.' },
  },
  surveyEarly: {
    status: 409,
    text: /*i18n*/ { id: 'error.surveyEarly', message: '상담회가 시작한 뒤에 하실 수 있습니다.' },
  },
  conversationClosed: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.conversationClosed',
      message: '이 상담에서는 이제 메시지를 보내실 수 없습니다.',
    },
  },
  roomClosed: {
    status: 409,
    text: /*i18n*/ {
      id: 'error.roomClosed',
      message: '온라인 상담실은 상담 시작 10분 전에 열리고 상담이 끝나고 30분 뒤에 닫힙니다.',
    },
  },
} as const satisfies Record<string, ErrorDeclaration>
