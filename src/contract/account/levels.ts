import * as z from 'zod'
import { consoleScopes } from '../call.ts'
import { labelled, line } from '../field.ts'
import { everyOperation, resource } from '../resource.ts'

const scope = labelled(/*i18n*/ '권한', z.enum(['console', ...consoleScopes]), {
  console: /*i18n*/ '콘솔 들어가기',
  'console:content': /*i18n*/ '콘텐츠',
  'console:inquiries': /*i18n*/ '상담·문의',
  'console:members': /*i18n*/ '회원',
  'console:fairs': /*i18n*/ '상담회',
  'console:shop': /*i18n*/ '쇼핑',
  'console:auction': /*i18n*/ '경매',
  'console:settings': /*i18n*/ '설정',
})

/** Rights of accounts: `console` opens the console, the others its parts (specification 6, 7.3). */
export const levels = resource({
  path: 'levels',
  singular: 'level',
  plural: 'levels',
  label: /*i18n*/ '등급과 권한',
  summary: 'levels of accounts and their scopes',
  storage: 'table',
  fields: {
    name: labelled(/*i18n*/ '이름', line(60)),
    scopes: labelled(/*i18n*/ '권한', z.array(scope).max(20)),
  },
  unique: ['name'],
  public: [],
  console: everyOperation,
  scope: 'console:members',
  isPersonal: true,
})
