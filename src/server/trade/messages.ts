import { messageTemplate } from '../mail/templates.ts'

/** News of a fair. Mails and text messages lie open on many a screen: they say neither whom one meets nor when. */
export const matchingMessage = messageTemplate({
  name: 'matching',
  label: /*i18n*/ '상담회 알림',
  site: 'centre',
  variables: {
    event: { label: /*i18n*/ '일어난 일', isRequired: true },
    fair: { label: /*i18n*/ '상담회 이름' },
    link: { label: /*i18n*/ '볼 수 있는 곳(주소)' },
  },
  subject: /*i18n*/ { id: 'mail.matching.subject', message: '[{firm}] 상담회에서 알려 드립니다' },
  mail: /*i18n*/ { id: 'mail.matching.text', message: '{fair}\n\n{event}\n\n로그인하신 뒤 확인하실 수 있습니다: {link}' },
  sms: /*i18n*/ { id: 'mail.matching.sms', message: '[{firm}] {event} {link}' },
  example: { event: '…', fair: '…', link: 'https://example.com/mypage/matchings' },
})

const fair = { label: /*i18n*/ '상담회 이름', isRequired: true }
const company = { label: /*i18n*/ '회사 이름' }
const link = { label: /*i18n*/ '볼 수 있는 곳(주소)', isRequired: true }

/** Mail of what waits for an answer of a member, once a day, with links that answer. */
export const answerDigestMessage = messageTemplate({
  name: 'answerDigest',
  label: /*i18n*/ '답을 기다리는 상담 모음',
  site: 'centre',
  variables: {
    count: { label: /*i18n*/ '답을 기다리는 상담의 수' },
    questions: { label: /*i18n*/ '상담과 답하는 주소', isRequired: true, hasLines: true },
    link: { label: /*i18n*/ '볼 수 있는 곳(주소)' },
  },
  subject: /*i18n*/ { id: 'mail.answerDigest.subject', message: '[{firm}] 답을 기다리는 상담이 있습니다' },
  mail: /*i18n*/ {
    id: 'mail.answerDigest.text',
    message:
      '답을 기다리는 상담이 {count}건 있습니다.\n\n{questions}\n\n모두 보기: {link}\n\n주소를 여시면 무엇을 하는지 먼저 보여 드리고, 그 화면의 단추를 누르셔야 답이 됩니다. 로그인하지 않으셔도 되고 한 번씩만 쓸 수 있으니, 다른 사람에게 보내지 마십시오.',
  },
  sms: /*i18n*/ { id: 'mail.answerDigest.sms', message: '[{firm}] 답을 기다리는 상담이 {count}건 있습니다. {link}' },
  example: { count: '1', questions: '…', link: 'https://example.com/mypage/matchings' },
})

/** To who has no password yet: the link sets one. */
export const fairInvitationMessage = messageTemplate({
  name: 'fairInvitation',
  label: /*i18n*/ '상담회 초대',
  site: 'centre',
  variables: { fair, company, link, days: { label: /*i18n*/ '링크를 쓸 수 있는 날수' } },
  subject: /*i18n*/ { id: 'mail.fairInvitation.subject', message: '[{firm}] 상담회에 초대합니다' },
  mail: /*i18n*/ {
    id: 'mail.fairInvitation.text',
    message:
      '{company} 담당자께\n\n‘{fair}’에 초대합니다. 아래 주소에서 비밀번호를 정하시면 가입이 끝나고, 회사 정보를 마저 적으실 수 있습니다. 주소는 {days}일 동안 한 번 쓸 수 있습니다.\n\n{link}\n\n다른 사람에게 보내지 마십시오. 초대받으실 까닭이 없으면 이 메일을 무시하셔도 됩니다.',
  },
  sms: /*i18n*/ { id: 'mail.fairInvitation.sms', message: '[{firm}] ‘{fair}’에 초대합니다. {link}' },
  example: { fair: '가을 수출 상담회', company: '가온상사', link: 'https://example.com/join', days: '14' },
})

/** To a member who was there before and whom staff have added to a fair. */
export const fairAddedMessage = messageTemplate({
  name: 'fairAdded',
  label: /*i18n*/ '상담회 참가 안내(이미 회원인 기업)',
  site: 'centre',
  variables: { fair, company, link },
  subject: /*i18n*/ { id: 'mail.fairAdded.subject', message: '[{firm}] 상담회에 초대합니다' },
  mail: /*i18n*/ {
    id: 'mail.fairAdded.text',
    message:
      '{company} 담당자께\n\n‘{fair}’의 참가 기업으로 올려 드렸습니다. 쓰시던 아이디로 로그인하셔서 회사 정보를 확인해 주십시오.\n\n{link}',
  },
  sms: /*i18n*/ { id: 'mail.fairAdded.sms', message: '[{firm}] ‘{fair}’의 참가 기업으로 올려 드렸습니다. {link}' },
  example: { fair: '가을 수출 상담회', company: '가온상사', link: 'https://example.com/mypage/company' },
})

/** To who has joined and not done what comes next. */
export const joiningReminder = messageTemplate({
  name: 'joiningReminder',
  label: /*i18n*/ '상담회 참가 준비 안내',
  site: 'centre',
  variables: { fair, task: { label: /*i18n*/ '할 일', isRequired: true }, link },
  subject: /*i18n*/ { id: 'mail.joiningReminder.subject', message: '[{firm}] 상담회 참가 준비가 남아 있습니다' },
  mail: /*i18n*/ { id: 'mail.joiningReminder.text', message: '‘{fair}’ 참가 준비가 남아 있습니다.\n\n{task}\n\n{link}' },
  sms: /*i18n*/ { id: 'mail.joiningReminder.sms', message: '[{firm}] {task} {link}' },
  example: { fair: '가을 수출 상담회', task: '…', link: 'https://example.com/mypage/company' },
})

/** Texts of what a participant has to do at a step. */
export const joiningTasks = {
  joined: /*i18n*/ { id: 'joining.task.joined', message: '회사 정보를 마저 적어 주십시오.' },
  profile: /*i18n*/ { id: 'joining.task.profile', message: '사업자등록증을 올려 주십시오.' },
} as const
