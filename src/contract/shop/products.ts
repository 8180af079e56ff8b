import * as z from 'zod'
import { call } from '../call.ts'
import { id, labelled, line, lines, money, picture, reference, richText, translated } from '../field.ts'
import { type Paging, paging, summary, wireBoolean } from '../paging.ts'
import { itemParams, pictureChange, pictureUploadTo, placeAmong } from '../picture-upload.ts'
import { everyOperation, resource } from '../resource.ts'
import { categoryCode } from './categories.ts'
import { disclosed, disclosure } from './disclosure.ts'
import { shopLimits } from './limits.ts'
import { priceRanges, ratingFloors } from './list-choices.ts'
import { rated } from './rating.ts'
import { taxKinds } from './order-total.ts'

const value = labelled(/*i18n*/ '값', translated(line(40)))
/** A choice that a shopper makes: a colour, a size. */
const option = z.strictObject({
  name: labelled(/*i18n*/ '옵션 이름(예: 색상)', translated(line(30))),
  values: labelled(/*i18n*/ '고를 수 있는 값', z.array(value).min(1).max(shopLimits.values)),
})
/** A stock code, printed on the goods: it names the same goods for ever. */
const stockCode = z.string().regex(/^[A-Z\d][A-Z\d-]{1,29}$/, { error: 'shop.stockCode' })
/** What is taken out of the store: one value of each choice, with a code and stock of its own (stock.ts). */
const variant = z.strictObject({
  code: labelled(/*i18n*/ '재고 코드', stockCode),
  /** The Korean text of one value of each choice, in their order. */
  values: labelled(/*i18n*/ '옵션 값', z.array(labelled(/*i18n*/ '값', line(40))).max(shopLimits.options)),
  priceDifference: labelled(/*i18n*/ '추가 금액(원)', money.default(0)),
})
const image = z.strictObject({
  index: labelled(/*i18n*/ '순서', placeAmong(shopLimits.images)),
  picture: labelled(/*i18n*/ '사진', picture),
})

/** Products of the shop (specification 7.3): sold by the trade centre alone. */
export const shopProducts = resource({
  path: 'shop/products',
  singular: 'shopProduct',
  plural: 'shopProducts',
  label: /*i18n*/ '상점 상품',
  summary: 'products of the shop',
  fields: {
    name: labelled(/*i18n*/ '상품명', translated(line(120))),
    summary: labelled(/*i18n*/ '요약', translated(lines(300))),
    description: labelled(/*i18n*/ '상세 설명', translated(richText())),
    maker: labelled(/*i18n*/ '제조사', translated(line(100)).nullable().default(null)),
    _category: labelled(/*i18n*/ '분류', reference('shop/categories', 'restrict')),
    price: labelled(/*i18n*/ '판매가(원)', money),
    /** What it costs elsewhere, or did; null: there is no discount to speak of. */
    listPrice: labelled(/*i18n*/ '정가(원)', money.nullable().default(null)),
    taxKind: labelled(/*i18n*/ '과세', z.enum(taxKinds).default('taxable'), {
      taxable: /*i18n*/ '과세 상품',
      exempt: /*i18n*/ '면세 상품',
    }),
    sale: labelled(/*i18n*/ '판매', z.enum(['onSale', 'soldOut']).default('onSale'), {
      onSale: /*i18n*/ '판매 중',
      soldOut: /*i18n*/ '품절(재고와 상관없이)',
    }),
    isPickUp: labelled(/*i18n*/ '센터에서 받을 수 있음', z.boolean().default(false)),
    /** Pieces that one shopper can have of it, over all orders; null: as many as one likes. */
    mostEach: labelled(
      /*i18n*/ '한 사람이 살 수 있는 수량(비우면 제한 없음)',
      z.int().min(1).max(shopLimits.mostEach).nullable().default(null),
    ),
    thumb: labelled(/*i18n*/ '대표 사진', picture.nullable().default(null)),
    images: labelled(/*i18n*/ '사진 목록', z.array(labelled(/*i18n*/ '사진', image)).max(shopLimits.images).default([])),
    options: labelled(/*i18n*/ '옵션', z.array(labelled(/*i18n*/ '옵션', option)).max(shopLimits.options).default([])),
    /** One at least once it is stored: without any, there is one for each combination of the values. */
    variants: labelled(/*i18n*/ '품목', z.array(labelled(/*i18n*/ '품목', variant)).max(shopLimits.variants).default([])),
    disclosure: labelled(/*i18n*/ '상품정보 제공고시', disclosure.nullable().default(null)),
  },
  detail: ['description', 'images', 'options', 'disclosure', 'mostEach'],
  staff: ['taxKind', 'sale', 'variants', 'disclosure'],
  bulk: ['sale'],
  filters: ['_category', 'sale', 'isPickUp'],
  search: ['name', 'summary', 'maker'],
  sortable: ['price'],
  page: ({ _id }) => `/shop/products/${_id}`,
  public: [],
  console: everyOperation,
  scope: 'console:shop',
})

/** What whoever reads a product reads beside its fields. */
const sold = {
  /** Codes of its category and of those above it, from the top; none where one of them is not published. */
  category: z.array(categoryCode).max(shopLimits.depth),
  isSoldOut: z.boolean(),
  /** Whether a variant costs more than `price`. */
  hasDifferences: z.boolean(),
  /** Null: nobody has reviewed it. */
  rating: rated.nullable(),
}
const offered = z
  .strictObject({
    _id: id,
    /** One value of each option, in their order. */
    values: z.array(z.string()),
    price: money,
    /** How many can be bought now; `shopLimits.left` stands for that many or more. */
    left: z.int().min(0).max(shopLimits.left),
  })
  .meta({ id: 'ShopVariant' })
export type ShopVariant = z.output<typeof offered>

type Sold = { [Name in keyof typeof sold]: z.output<(typeof sold)[Name]> }
const withSold = (item: z.ZodType, more: z.ZodRawShape, name: string): z.ZodType =>
  // What a resource makes of its fields is an object.
  (item as z.ZodObject).extend({ ...sold, ...more }).meta({ id: name })
const variants = z.array(offered)
const { description, images, options } = (shopProducts.publicItem as z.ZodType as z.ZodObject).shape as Record<
  'description' | 'images' | 'options',
  z.ZodType
>
type Short = z.output<typeof shopProducts.publicListItem> & Sold
type Detail = z.output<typeof shopProducts.publicItem> & Sold & { variants: ShopVariant[]; disclosed: z.output<typeof disclosed> }
const detailed = withSold(shopProducts.publicItem, { variants, disclosed }, 'ShopProductDetail') as z.ZodType<Detail>
const inList = withSold(
  shopProducts.publicListItem,
  {
    description: description.optional(),
    images: images.optional(),
    options: options.optional(),
    variants: variants.optional(),
    disclosed: disclosed.optional(),
  },
  'ShopProductInList',
) as z.ZodType<Short & Partial<Detail>>

export interface Listed extends Paging {
  q?: string | undefined
  category?: string | undefined
  priceRange?: (typeof priceRanges)[number] | undefined
  isPickUp?: boolean | undefined
  inStock?: boolean | undefined
  ratingFrom?: (typeof ratingFloors)[number] | undefined
  isWhole?: boolean | undefined
}
const listed: z.ZodType<Listed> = z.strictObject({
  ...paging('-createdAt', shopProducts.sortable),
  q: z.string().trim().normalize('NFC').min(1).max(100).optional().meta({ description: 'Words, all of which must be there.' }),
  category: categoryCode.optional().meta({ description: 'Its code; with all that is below it.' }),
  priceRange: z.enum(priceRanges).optional().meta({ description: 'In thousands of won; the second number is excluded.' }),
  isPickUp: wireBoolean.optional(),
  inStock: wireBoolean.optional().meta({ description: 'True: what can be bought now.' }),
  ratingFrom: z.enum(ratingFloors).optional().meta({ description: 'The least average of its reviews.' }),
  isWhole: wireBoolean.optional().meta({ description: 'True: each with all that its own page shows, for devices that keep it.' }),
})

const isRead = { tag: 'shop/products', access: 'public', status: 200, isCacheable: true } as const
const reads = ['shop/products', 'shop/categories', 'stock', 'shop/reviews', 'setting']

export const shopProductCalls = {
  'GET /api/v1/shop/products': call({
    ...isRead,
    summary: 'Products of the shop, the newest first',
    query: listed,
    answer: z.strictObject({
      shopProducts: z.array(inList),
      summary,
      /** There: nothing has the words of `q`, and these have them but for a typing mistake in each. */
      isNear: z.literal(true).optional(),
    }),
    errors: [404],
    reads,
  }),
  'GET /api/v1/shop/products/{_id}': call({
    ...isRead,
    summary: 'A product of the shop with what can be bought of it',
    params: itemParams,
    answer: z.strictObject({ shopProduct: detailed }),
    errors: [404, 410],
    reads,
  }),
}

const imageParams = z.strictObject({ _id: id, index: z.enum(['0', '1', '2', '3', '4', '5', '6', '7']) })
const imagePath = '/api/console/shop/products/{_id}/images/{index}'

/** Pictures that the console sends straight into a product. */
export const shopPictureCalls = {
  'POST /api/console/shop/products/{_id}/thumb': pictureUploadTo(shopProducts, {
    summary: 'send the main picture of a product (`thumb`)',
    file: 'thumb',
    params: itemParams,
  }),
  [`POST ${imagePath}` as const]: pictureUploadTo(shopProducts, {
    summary: 'put a picture in a place of a product',
    file: 'image',
    params: imageParams,
  }),
}
export const shopPictureRemovals = {
  [`DELETE ${imagePath}` as const]: call({
    ...pictureChange(shopProducts),
    summary: 'Console: take a picture out of a product',
    params: imageParams,
    status: 200,
    errors: [404, 410, 412],
  }),
}
