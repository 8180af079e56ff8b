import * as z from 'zod'
import { call } from '../call.ts'
import { instant, labelled, line, lines, link, picture, translated } from '../field.ts'
import { paging, type Paging, summary } from '../paging.ts'
import { everyOperation, resource } from '../resource.ts'

/** Popups (specification 2.5, section 13). */
export const popups = resource({
  path: 'popups',
  singular: 'popup',
  plural: 'popups',
  label: /*i18n*/ '팝업',
  summary: 'popups in their period',
  fields: {
    code: labelled(/*i18n*/ '보이는 곳', z.enum(['divorce', 'sex-offence', 'fairs']), {
      divorce: /*i18n*/ '이혼·가사',
      'sex-offence': /*i18n*/ '성범죄',
      fairs: /*i18n*/ '상담회',
    }),
    subject: labelled(/*i18n*/ '제목', translated(line())),
    content: labelled(/*i18n*/ '본문', translated(lines(1000))),
    image: labelled(/*i18n*/ '사진', picture.nullable()),
    link: labelled(/*i18n*/ '링크', link.nullable()),
    position: labelled(/*i18n*/ '자리', z.enum(['top', 'below']).default('top'), {
      top: /*i18n*/ '화면 맨 위',
      below: /*i18n*/ '배너 아래',
    }),
    size: labelled(/*i18n*/ '크기', z.enum(['line', 'open']).default('line'), {
      line: /*i18n*/ '한 줄, 누르면 열림',
      open: /*i18n*/ '펼친 채로, 큰 사진',
    }),
    startsAt: labelled(/*i18n*/ '시작', instant),
    endsAt: labelled(/*i18n*/ '끝', instant),
  },
  ofSite: { field: 'code', values: { firm: ['divorce', 'sex-offence'], centre: ['fairs'] } },
  filters: ['code'],
  sortable: ['startsAt', 'endsAt'],
  search: ['subject'],
  shownOn: ({ code }) => (code === 'sex-offence' ? [] : [code === 'fairs' ? '/fairs' : '/']),
  public: [],
  console: everyOperation,
  scope: 'console:content',
})

const current: z.ZodType<Paging & { code?: z.output<typeof popups.fields.code> | undefined }> = z.strictObject({
  code: popups.fields.code.optional(),
  ...paging('createdAt'),
})

export const popupCalls = {
  'GET /api/v1/popups': call({
    summary: 'The popups that are in their period now',
    tag: 'popups',
    access: 'public',
    query: current,
    answer: z.strictObject({ popups: z.array(popups.publicListItem), summary }),
    status: 200,
    isCacheable: true,
    reads: ['popups'],
  }),
}
