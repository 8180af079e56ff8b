import * as z from 'zod'
import { labelled } from '../field.ts'
import { goodsCategories } from './company-choices.ts'

/** One of them, as a field. */
export const goodsCategory = labelled(/*i18n*/ '상품 분류', z.enum(goodsCategories).meta({ id: 'GoodsCategory' }), {
  BEAUTY: /*i18n*/ '화장품·뷰티',
  FOOD: /*i18n*/ '식품',
  LIVING: /*i18n*/ '생활용품',
  FASHION: /*i18n*/ '패션·잡화',
  ELECTRONICS: /*i18n*/ '전자·가전',
  KIDS: /*i18n*/ '유아동',
  HEALTH: /*i18n*/ '건강',
  OTHER: /*i18n*/ '기타',
})
