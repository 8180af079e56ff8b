import { messageTemplate } from '../mail/templates.ts'

/** Message to a member whose question staff have answered: it says neither what was asked nor what was answered. */
export const questionAnswered = messageTemplate({
  name: 'questionAnswered',
  label: /*i18n*/ '문의 답변 알림',
  variables: { username: { label: /*i18n*/ '아이디' }, link: { label: /*i18n*/ '볼 수 있는 곳(주소)', isRequired: true } },
  subject: /*i18n*/ { id: 'mail.questionAnswered.subject', message: '[{firm}] 문의하신 것에 답변을 드렸습니다' },
  mail: /*i18n*/ {
    id: 'mail.questionAnswered.text',
    message: '아이디 {username}로 문의하신 것에 답변을 드렸습니다.\n\n로그인하신 뒤 확인하실 수 있습니다: {link}',
  },
  sms: /*i18n*/ { id: 'mail.questionAnswered.sms', message: '[{firm}] 문의하신 것에 답변을 드렸습니다. {link}' },
  example: { username: 'haneul2026', link: 'https://example.com/mypage/inquiries' },
})
