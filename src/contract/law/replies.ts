import { labelled, line, richText, translated } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'

/** Texts that the office often answers a request with. They begin a mail or a text message, and are edited before it is sent. */
export const replies = resource({
  path: 'replies',
  singular: 'reply',
  plural: 'replies',
  label: /*i18n*/ '답변 서식',
  summary: 'texts to answer requests with',
  storage: 'table',
  fields: {
    title: labelled(/*i18n*/ '서식 이름', line(100)),
    subject: labelled(/*i18n*/ '메일 제목', translated(line(200))),
    /** `{name}` and `{receipt}` are those of the request. */
    content: labelled(/*i18n*/ '내용(중괄호 안의 name은 성함, receipt는 접수번호가 됩니다)', translated(richText(20_000))),
  },
  search: ['title'],
  unique: ['title'],
  sortable: ['title'],
  public: [],
  console: everyOperation,
  scope: 'console:inquiries',
  isPersonal: true,
})
