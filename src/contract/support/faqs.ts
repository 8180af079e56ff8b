import * as z from 'zod'
import { labelled, line, richText, supportOf, translated } from '../field.ts'
import { placeCall } from '../order.ts'
import { everyOperation, resource } from '../resource.ts'

/** Frequently asked questions (specification 2.3 and 3), in the order that staff put them in. */
export const faqs = resource({
  path: 'center/faqs',
  singular: 'faq',
  plural: 'faqs',
  label: /*i18n*/ '자주 묻는 질문',
  summary: 'frequently asked questions',
  fields: {
    type: labelled(/*i18n*/ '구분', z.enum(['inquiry', 'homepage', 'personal', 'other']), {
      inquiry: /*i18n*/ '상담',
      homepage: /*i18n*/ '홈페이지 이용',
      personal: /*i18n*/ '개인정보',
      other: /*i18n*/ '그 밖의 질문',
    }),
    code: supportOf.default('firm'),
    question: labelled(/*i18n*/ '질문', translated(line(200))),
    answer: labelled(/*i18n*/ '답변', translated(richText(20_000))),
  },
  ofSite: { field: 'code', values: { firm: ['firm'], centre: ['fairs'] } },
  filters: ['type', 'code'],
  search: ['question', 'answer'],
  sort: 'createdAt',
  shownOn: ({ code }) => [code === 'fairs' ? '/fairs/faq' : '/center/faqs'],
  public: ['list'],
  console: everyOperation,
  isOffline: true,
  scope: 'console:content',
})

export const faqCalls = { 'PUT /api/console/center/faqs/{_id}/place': placeCall(faqs) }
