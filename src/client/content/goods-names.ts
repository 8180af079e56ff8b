import type { GoodsCategory } from '#contract/platform/company-choices.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names of the kinds of goods, for those who write of products and companies and those who read of them. */
export const goodsNames: Readonly<Record<GoodsCategory, MessageDescriptor>> = {
  BEAUTY: msg`화장품·뷰티`,
  FOOD: msg`식품`,
  LIVING: msg`생활용품`,
  FASHION: msg`패션·잡화`,
  ELECTRONICS: msg`전자·가전`,
  KIDS: msg`유아동`,
  HEALTH: msg`건강`,
  OTHER: msg`기타`,
}
