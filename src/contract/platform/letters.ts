import * as z from 'zod'
import { call } from '../call.ts'
import { email, labelled, line, lines, phone, richText } from '../field.ts'
import { siteNames } from '../sites.ts'

/** Text messages cost by their length; gateways take about so many characters. */
const smsLimits = { subject: 40, message: 1000 } as const

/** A mail that somebody of the staff writes. */
export const letter = z.strictObject({
  to: labelled(/*i18n*/ '받는 이메일', email),
  subject: labelled(/*i18n*/ '제목', line(200)),
  html: labelled(/*i18n*/ '내용', richText(50_000).min(1)),
})

export const textMessage = z.strictObject({
  to: labelled(/*i18n*/ '받는 휴대전화', phone),
  /** The first line of the message: the gateway knows no subjects. */
  subject: labelled(/*i18n*/ '제목', line(smsLimits.subject)).optional(),
  message: labelled(/*i18n*/ '내용', lines(smsLimits.message)),
})

/** The site that writes; where one runs alone it is that one. */
const site = labelled(/*i18n*/ '보내는 곳', z.enum(siteNames).default('firm'), {
  firm: /*i18n*/ '법인 홈페이지',
  centre: /*i18n*/ '무역센터(상담회)',
})

const sending = { access: 'console:inquiries', status: 204 } as const

/** Messages from staff to one person (specification 7.3). The call answers once the message is queued. */
export const letterCalls = {
  'POST /api/console/email': call({
    ...sending,
    summary: 'Console: send a mail; it is tried again for a day where it cannot be delivered',
    tag: 'email',
    body: z.strictObject({ site, ...letter.shape }),
    writes: ['deliveries'],
  }),
  'POST /api/console/message': call({
    ...sending,
    summary: 'Console: send a text message; it is tried again for a day where it cannot be delivered',
    tag: 'message',
    body: z.strictObject({ site, ...textMessage.shape }),
    writes: ['deliveries'],
  }),
}
