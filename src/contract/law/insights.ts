import * as z from 'zod'
import { id, instant, labelled, line, lines, picture, reference, richText, site, translated } from '../field.ts'
import { itemParams, pictureUploadTo } from '../picture-upload.ts'
import { everyOperation, resource } from '../resource.ts'
import { youtubeId } from '../rich-text.ts'

const captions = z
  .strictObject({
    ko: labelled(/*i18n*/ '한국어 자막', id),
    en: labelled(/*i18n*/ '영어 자막', id),
    cn: labelled(/*i18n*/ '중국어 자막', id),
  })
  .partial()

/** Press articles, videos, columns and reviews (specification 3). */
export const insights = resource({
  path: 'insights',
  singular: 'insight',
  plural: 'insights',
  label: /*i18n*/ '언론·칼럼·후기',
  summary: 'press articles, videos, columns and reviews',
  fields: {
    subject: labelled(/*i18n*/ '제목', translated(line())),
    /** The medium or the section: shown as a label. */
    label: labelled(/*i18n*/ '매체·코너', translated(line(60))),
    summary: labelled(/*i18n*/ '요약', translated(lines(500))),
    content: labelled(/*i18n*/ '본문', translated(richText()).nullable().default(null)),
    thumb: labelled(/*i18n*/ '대표 사진', picture.nullable()),
    youtube: labelled(
      /*i18n*/ '유튜브 영상',
      z
        .strictObject({ id: labelled(/*i18n*/ '유튜브 영상 아이디', z.string().regex(youtubeId, { error: 'shape.youtube' })) })
        .nullable()
        .default(null),
    ),
    /** A video of our own instead of YouTube's: ids of files (`POST /api/console/files/videos`), its MP4 or WebM and its captions in each language. */
    video: labelled(
      /*i18n*/ '직접 올린 영상',
      z
        .strictObject({ mp4: labelled(/*i18n*/ '영상 파일', id), captions: labelled(/*i18n*/ '자막', captions) })
        .nullable()
        .default(null),
    ),
    /** Of a video, as players show it: typed once, for every language. */
    duration: labelled(
      /*i18n*/ '영상 길이(분:초)',
      z
        .string()
        .regex(/^\d{1,3}:[0-5]\d$/, { error: 'shape.duration' })
        .nullable()
        .default(null),
    ),
    code: labelled(/*i18n*/ '구분', z.enum(['article', 'youtube', 'column', 'review']), {
      article: /*i18n*/ '언론 보도',
      youtube: /*i18n*/ '영상',
      column: /*i18n*/ '칼럼',
      review: /*i18n*/ '의뢰인 후기',
    }),
    site: site.default('divorce'),
    isDivorceMain: labelled(/*i18n*/ '첫 화면에 보이기', z.boolean().default(false)),
    _lawyer: labelled(/*i18n*/ '담당 변호사', reference('lawyers', 'clear').nullable().default(null)),
    /** The day on which a lawyer last checked the text; null: none has since it was written. */
    reviewedAt: labelled(/*i18n*/ '최종 검토일', instant.nullable().default(null)),
  },
  detail: ['content'],
  filters: ['code', 'site', 'isDivorceMain', '_lawyer'],
  search: ['subject', 'summary', 'content'],
  neighboursBy: ['code', 'site'],
  /** Videos have none. */
  page: ({ _id, code }) => (code === 'youtube' ? undefined : `/insight_media/${code === 'article' ? 'insight' : String(code)}/${_id}`),
  shownOn: () => ['/insight_media/media'],
  public: ['list', 'one', 'neighbours'],
  console: everyOperation,
  isOffline: true,
  scope: 'console:content',
})

export const insightCalls = {
  'POST /api/console/insights/{_id}/thumb': pictureUploadTo(insights, {
    summary: 'send the picture of an insight (`thumb`)',
    file: 'thumb',
    params: itemParams,
  }),
}
