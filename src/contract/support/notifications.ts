import * as z from 'zod'
import { labelled, line, picture, richText, supportOf, translated } from '../field.ts'
import { itemParams, pictureUploadTo } from '../picture-upload.ts'
import { everyOperation, resource } from '../resource.ts'

/** Notices of the support centre; the specification calls them notifications (2.3, 7.3). */
export const notifications = resource({
  path: 'center/notifications',
  singular: 'notification',
  plural: 'notifications',
  label: /*i18n*/ '공지사항',
  summary: 'notices',
  fields: {
    subject: labelled(/*i18n*/ '제목', translated(line())),
    content: labelled(/*i18n*/ '본문', translated(richText())),
    code: supportOf.default('firm'),
    /** Stands above the others. */
    isPinned: labelled(/*i18n*/ '맨 위에 고정', z.boolean().default(false)),
    thumb: labelled(/*i18n*/ '대표 사진', picture.nullable().default(null)),
  },
  detail: ['content'],
  ofSite: { field: 'code', values: { firm: ['firm'], centre: ['fairs'] } },
  filters: ['isPinned', 'code'],
  first: 'isPinned',
  search: ['subject', 'content'],
  neighboursBy: ['code'],
  page: ({ _id, code }) => (code === 'fairs' ? `/fairs/notices/${_id}` : `/center/notice/${_id}`),
  public: ['list', 'one', 'neighbours'],
  console: everyOperation,
  isOffline: true,
  scope: 'console:content',
})

export const notificationCalls = {
  'POST /api/console/center/notifications/{_id}/upload': pictureUploadTo(notifications, {
    summary: 'send the picture of a notice (`thumb`)',
    file: 'file',
    params: itemParams,
  }),
}
