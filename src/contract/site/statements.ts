import * as z from 'zod'
import { labelled, line, lines, translated } from '../field.ts'
import { practice } from '../platform/practices.ts'
import { everyOperation, resource } from '../resource.ts'

const icon = labelled(
  /*i18n*/ '그림',
  z
    .enum(['lock', 'people', 'paths', 'home', 'split', 'child', 'heart', 'coins', 'link', 'scroll', 'receipt'])
    .meta({ id: 'StatementIcon' }),
  {
    lock: /*i18n*/ '자물쇠',
    people: /*i18n*/ '사람들',
    paths: /*i18n*/ '여러 갈래 길',
    home: /*i18n*/ '집',
    split: /*i18n*/ '나눔',
    child: /*i18n*/ '아이',
    heart: /*i18n*/ '마음',
    coins: /*i18n*/ '동전',
    link: /*i18n*/ '고리',
    scroll: /*i18n*/ '두루마리',
    receipt: /*i18n*/ '영수증',
  },
)

/** What people come with, and what there is for it. */
const row = z.strictObject({
  situation: labelled(/*i18n*/ '상황', translated(line(200))),
  help: labelled(/*i18n*/ '도움', translated(line(200))),
})

const part = z.strictObject({
  title: labelled(/*i18n*/ '제목', translated(line(200))),
  text: labelled(/*i18n*/ '내용', translated(lines(1000)).nullable()),
  /** The next three are shown on the home page alone: an icon, the business area that a tile leads to, the table of a stage. */
  icon: labelled(/*i18n*/ '그림(첫 화면)', icon.nullable().default(null)),
  area: labelled(/*i18n*/ '이어지는 업무분야(첫 화면)', practice.nullable().default(null)),
  rows: labelled(/*i18n*/ '상황과 도움(첫 화면의 단계별 솔루션)', z.array(labelled(/*i18n*/ '상황과 도움', row)).max(12).default([])),
})

/** Where each is shown: a statement that is not there is left out of its page. */
const pages = {
  letter: '/rev/intro',
  principles: '/rev/about',
  course: '/rev/about',
  introduction: '/',
  business: '/',
  solution: '/',
  program: '/program',
  'program-what': '/program',
  'program-readers': '/program',
  'program-sessions': '/program',
  'program-secrecy': '/program',
  'program-apply': '/program',
  'program-faqs': '/program',
} as const
const codes = Object.keys(pages) as (keyof typeof pages)[]

/**
 * Firm's own prose: the letter of `/rev/intro`, principles and course of a case of `/rev/about`, sections 4 to 6 of the home page,
 * and `/program`.
 */
export const statements = resource({
  path: 'statements',
  singular: 'statement',
  plural: 'statements',
  label: /*i18n*/ '소개 글',
  summary: 'what the firm says of itself in its own words',
  fields: {
    code: labelled(/*i18n*/ '구분', z.enum(codes), {
      letter: /*i18n*/ '대표변호사 인사말',
      principles: /*i18n*/ '일하는 원칙',
      course: /*i18n*/ '사건이 지나는 길',
      introduction: /*i18n*/ '첫 화면: 일하는 방식',
      business: /*i18n*/ '첫 화면: 주요취급분야',
      solution: /*i18n*/ '첫 화면: 단계별 솔루션',
      program: /*i18n*/ '심리 안정 프로그램: 머리글',
      'program-what': /*i18n*/ '심리 안정 프로그램: 소개',
      'program-readers': /*i18n*/ '심리 안정 프로그램: 대상',
      'program-sessions': /*i18n*/ '심리 안정 프로그램: 만남',
      'program-secrecy': /*i18n*/ '심리 안정 프로그램: 비밀 보호',
      'program-apply': /*i18n*/ '심리 안정 프로그램: 신청',
      'program-faqs': /*i18n*/ '심리 안정 프로그램: 질문',
    }),
    title: labelled(/*i18n*/ '제목', translated(line(200))),
    /** Paragraphs, an empty line between them. */
    text: labelled(/*i18n*/ '본문', translated(lines(5000)).nullable()),
    parts: labelled(/*i18n*/ '세부 항목', z.array(labelled(/*i18n*/ '항목', part)).max(12)),
  },
  filters: ['code'],
  unique: ['code'],
  sort: 'createdAt',
  shownOn: ({ code }) => codes.flatMap((known) => (known === code ? [pages[known]] : [])),
  public: ['list'],
  console: everyOperation,
  isOffline: true,
  scope: 'console:content',
})
