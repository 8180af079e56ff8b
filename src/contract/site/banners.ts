import * as z from 'zod'
import { call } from '../call.ts'
import { id, labelled, lines, link, picture, translated } from '../field.ts'
import { maxOrdered, placeCall } from '../order.ts'
import { paging, type Paging, summary } from '../paging.ts'
import { pictureChange, pictureUploadTo } from '../picture-upload.ts'
import { everyOperation, resource } from '../resource.ts'

/** Banner slides, shown by place (`home`) in the order of `index`. */
export const banners = resource({
  path: 'banners',
  singular: 'banner',
  plural: 'banners',
  label: /*i18n*/ '배너',
  summary: 'banner slides',
  fields: {
    code: labelled(/*i18n*/ '보이는 곳', z.enum(['home', 'fairs']), { home: /*i18n*/ '첫 화면', fairs: /*i18n*/ '상담회' }),
    /** One line break at most. */
    headline: labelled(/*i18n*/ '큰 제목', translated(lines(80))),
    text: labelled(/*i18n*/ '내용', translated(lines(300))),
    link: labelled(/*i18n*/ '링크', link.nullable()),
    image: labelled(/*i18n*/ '사진', picture),
    /** Redrawn for narrow screens. */
    mobileImage: labelled(/*i18n*/ '모바일 사진', picture),
    index: labelled(
      /*i18n*/ '순서',
      z
        .int()
        .min(0)
        .max(maxOrdered - 1),
    ),
  },
  ofSite: { field: 'code', values: { firm: ['home'], centre: ['fairs'] } },
  filters: ['code'],
  sortable: ['index'],
  shownOn: ({ code }) => [code === 'fairs' ? '/fairs' : '/'],
  public: [],
  console: everyOperation,
  scope: 'console:content',
})

const byIndex: z.ZodType<Paging> = z.strictObject(paging('index', banners.sortable))

/** The pictures of a slide: 0 is the wide one (`image`), 1 the one for narrow screens (`mobileImage`). */
const imageParams = z.strictObject({ _id: id, index: z.enum(['0', '1']) })
const imagePath = '/api/console/banners/{_id}/images/{index}'

export const bannerCalls = {
  'GET /api/v1/banners/{code}': call({
    summary: 'The slides of one place, in their order',
    tag: 'banners',
    access: 'public',
    params: z.strictObject({ code: banners.fields.code }),
    query: byIndex,
    answer: z.strictObject({ banners: z.array(banners.publicItem), summary }),
    status: 200,
    isCacheable: true,
    reads: ['banners'],
  }),
  [`DELETE ${imagePath}` as const]: call({
    ...pictureChange(banners),
    summary: 'Console: show the wide picture of a slide on narrow screens, too (1); the wide one (0) cannot be missing',
    params: imageParams,
    status: 200,
    errors: [404, 409, 410, 412],
  }),
}

/** Pictures of the slides, and their order. */
export const bannerListCalls = {
  [`POST ${imagePath}` as const]: pictureUploadTo(banners, {
    summary: 'send a picture of a slide: 0 is `image`, 1 is `mobileImage`',
    file: 'image',
    params: imageParams,
  }),
  'PUT /api/console/banners/{_id}/place': placeCall(banners),
}
