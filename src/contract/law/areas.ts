import * as z from 'zod'
import { labelled, line, lines, picture, richText, translated } from '../field.ts'
import { placeCall } from '../order.ts'
import { everyOperation, resource } from '../resource.ts'
import { practice } from '../platform/practices.ts'

const part = z.strictObject({
  title: labelled(/*i18n*/ '제목', translated(line(100))),
  text: labelled(/*i18n*/ '내용', translated(lines(600))),
})
const document = z.strictObject({
  title: labelled(/*i18n*/ '서류 이름', translated(line(120))),
  note: labelled(/*i18n*/ '설명', translated(lines(300)).nullable()),
})
const faq = z.strictObject({
  question: labelled(/*i18n*/ '질문', translated(line(200))),
  answer: labelled(/*i18n*/ '답변', translated(lines(1500))),
})

/** The text of `/business/:code` (specification 2.3): of each of the six business areas, one. */
export const areas = resource({
  path: 'areas',
  singular: 'area',
  plural: 'areas',
  label: /*i18n*/ '업무분야',
  summary: 'business areas',
  fields: {
    code: practice,
    name: labelled(/*i18n*/ '이름', translated(line(60))),
    headline: labelled(/*i18n*/ '큰 제목', translated(line(120))),
    summary: labelled(/*i18n*/ '요약', translated(lines(500))),
    /** What it is. */
    overview: labelled(/*i18n*/ '개요', translated(richText())),
    /** How it runs, in order. */
    steps: labelled(/*i18n*/ '진행 순서', z.array(labelled(/*i18n*/ '단계', part)).max(12)),
    /** What the costs depend on; never an amount, for that would be a promise. */
    costs: labelled(/*i18n*/ '비용을 정하는 것들', z.array(labelled(/*i18n*/ '비용 항목', part)).max(12)),
    /** What to bring to a first consultation. */
    documents: labelled(/*i18n*/ '준비하실 서류', z.array(labelled(/*i18n*/ '서류', document)).max(20)),
    faqs: labelled(/*i18n*/ '자주 묻는 질문', z.array(labelled(/*i18n*/ '질문과 답변', faq)).max(12)),
    image: labelled(/*i18n*/ '사진', picture.nullable()),
  },
  detail: ['overview', 'steps', 'costs', 'documents', 'faqs'],
  search: ['name', 'summary', 'overview'],
  unique: ['code'],
  key: 'code',
  sort: 'createdAt',
  page: ({ code }) => `/business/${String(code)}`,
  public: ['list', 'one'],
  console: everyOperation,
  scope: 'console:content',
})

export const areaCalls = { 'PUT /api/console/areas/{_id}/place': placeCall(areas) }
