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
