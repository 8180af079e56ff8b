import * as z from 'zod'
import { labelled } from '../field.ts'

/** Kinds of goods: the one list for what a product is, and for what a company deals in. */
export const goodsCategories = ['BEAUTY', 'FOOD', 'LIVING', 'FASHION', 'ELECTRONICS', 'KIDS', 'HEALTH', 'OTHER'] as const
export type GoodsCategory = (typeof goodsCategories)[number]

export const goodsCategory = labelled(/*i18n*/ '상품 분류', z.enum(goodsCategories), {
  BEAUTY: /*i18n*/ '화장품·뷰티',
  FOOD: /*i18n*/ '식품',
  LIVING: /*i18n*/ '생활용품',
  FASHION: /*i18n*/ '패션·잡화',
  ELECTRONICS: /*i18n*/ '전자·가전',
  KIDS: /*i18n*/ '유아동',
  HEALTH: /*i18n*/ '건강',
  OTHER: /*i18n*/ '기타',
})
