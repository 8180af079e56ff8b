import * as z from 'zod'
import { inRatio, labelled, line, lines, picture, site, translated } from '../field.ts'
import { placeCall } from '../order.ts'
import { itemParams, pictureUploadTo } from '../picture-upload.ts'
import { everyOperation, resource } from '../resource.ts'

const careerEntry = labelled(
  /*i18n*/ '경력 항목',
  z.strictObject({
    txt: labelled(/*i18n*/ '내용', translated(line(200))),
    isMain: labelled(/*i18n*/ '주요 경력', z.boolean()),
  }),
)

/** Lawyers and advisory members (specification 3). */
export const lawyers = resource({
  path: 'lawyers',
  singular: 'lawyer',
  plural: 'lawyers',
  label: /*i18n*/ '변호사',
  summary: 'lawyers and advisory members',
  fields: {
    name: labelled(/*i18n*/ '성함', translated(line(60))),
    job: labelled(/*i18n*/ '직함', translated(line(100))),
    type: labelled(/*i18n*/ '구분', z.enum(['LAWYER', 'ADVISORY']), { LAWYER: /*i18n*/ '변호사', ADVISORY: /*i18n*/ '고문·자문위원' }),
    isRepresentative: labelled(/*i18n*/ '대표변호사', z.boolean().default(false)),
    site: site.default('divorce'),
    intro: labelled(/*i18n*/ '소개', translated(lines(1000))),
    career: labelled(/*i18n*/ '경력', z.array(careerEntry).max(60)),
    mainImage: inRatio('6:7', labelled(/*i18n*/ '대표 사진', picture.nullable())),
    image: inRatio('4:5', labelled(/*i18n*/ '목록 사진', picture.nullable())),
  },
  filters: ['isRepresentative', 'type', 'site'],
  search: ['name', 'job', 'career'],
  sort: 'createdAt',
  page: ({ _id }) => `/member/${_id}`,
  public: ['list', 'one'],
  console: everyOperation,
  isOffline: true,
  scope: 'console:content',
})

/** Beside the file: which picture of the lawyer it is. */
export const lawyerPicture = z.strictObject({ type: z.enum(['mainImage', 'image']) })

export const lawyerCalls = {
  'POST /api/console/lawyers/{_id}/image': pictureUploadTo(lawyers, {
    summary: 'send a picture of a lawyer; the field `type` says which one',
    file: 'image',
    params: itemParams,
    fields: lawyerPicture,
  }),
  'PUT /api/console/lawyers/{_id}/place': placeCall(lawyers),
}
