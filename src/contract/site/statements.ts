import * as z from 'zod'
import { labelled, line, lines, translated } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'

const part = z.strictObject({
  title: labelled(/*i18n*/ '제목', translated(line(100))),
  text: labelled(/*i18n*/ '내용', translated(lines(1000))),
})

/** What the firm says of itself in its own words: the letter of `/rev/intro`, the principles and the course of a case of `/rev/about`. */
export const statements = resource({
  path: 'statements',
  singular: 'statement',
  plural: 'statements',
  label: /*i18n*/ '소개 글',
  summary: 'what the firm says of itself in its own words',
  fields: {
    code: labelled(/*i18n*/ '구분', z.enum(['letter', 'principles', 'course']), {
      letter: /*i18n*/ '대표변호사 인사말',
      principles: /*i18n*/ '일하는 원칙',
      course: /*i18n*/ '사건이 지나는 길',
    }),
    title: labelled(/*i18n*/ '제목', translated(line(100))),
    /** Paragraphs, an empty line between them. */
    text: labelled(/*i18n*/ '본문', translated(lines(5000)).nullable()),
    parts: labelled(/*i18n*/ '세부 항목', z.array(labelled(/*i18n*/ '항목', part)).max(12)),
  },
  filters: ['code'],
  unique: ['code'],
  sort: 'createdAt',
  shownOn: ({ code }) => [code === 'letter' ? '/rev/intro' : '/rev/about'],
  public: ['list'],
  console: everyOperation,
  isOffline: true,
  scope: 'console:content',
})
