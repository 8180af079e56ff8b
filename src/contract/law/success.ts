import * as z from 'zod'
import { instant, labelled, line, lines, picture, reference, richText, site, translated } from '../field.ts'
import { itemParams, pictureUploadTo } from '../picture-upload.ts'
import { everyOperation, resource } from '../resource.ts'
import { practice } from '../platform/practices.ts'

/** Success stories (specification 3): `firm` cases and `representative` judgment stories. */
export const success = resource({
  path: 'success',
  singular: 'success',
  plural: 'successes',
  label: /*i18n*/ '성공사례',
  summary: 'success stories',
  fields: {
    subject: labelled(/*i18n*/ '제목', translated(line())),
    summary: labelled(/*i18n*/ '요약', translated(lines(500))),
    /** What came out, in a few words: shown as a label. */
    result: labelled(/*i18n*/ '결과', translated(line(60))),
    content: labelled(/*i18n*/ '본문', translated(richText())),
    thumb: labelled(/*i18n*/ '대표 사진', picture.nullable()),
    code: labelled(/*i18n*/ '구분', z.enum(['firm', 'representative']), {
      firm: /*i18n*/ '해결 사례',
      representative: /*i18n*/ '대표 판결',
    }),
    practice,
    site: site.default('divorce'),
    isDivorceMain: labelled(/*i18n*/ '첫 화면에 보이기', z.boolean().default(false)),
    _lawyer: labelled(/*i18n*/ '담당 변호사', reference('lawyers', 'clear').nullable().default(null)),
    /** The day on which a lawyer last checked the text; null: none has since it was written. */
    reviewedAt: labelled(/*i18n*/ '최종 검토일', instant.nullable().default(null)),
  },
  detail: ['content'],
  filters: ['code', 'site', 'isDivorceMain', 'practice', '_lawyer'],
  search: ['subject', 'summary', 'content'],
  neighboursBy: ['code', 'site'],
  page: ({ _id }) => `/story/${_id}`,
  public: ['list', 'one', 'neighbours'],
  console: everyOperation,
  isOffline: true,
  scope: 'console:content',
})

export const successCalls = {
  'POST /api/console/success/{_id}/thumb': pictureUploadTo(success, {
    summary: 'send the picture of a success story (`thumb`)',
    file: 'thumb',
    params: itemParams,
  }),
}
