import { shopLimits } from '#contract/shop/limits.ts'
import { Trans } from '@lingui/react/macro'
import type { FormPartProps } from '../../console/form/form-parts.ts'
import { PicturePlaces } from '../../console/form/picture-places.tsx'

/** The pictures of a product beside its main one, by their places. */
export const ProductPictures = ({ form }: FormPartProps) => (
  <PicturePlaces
    form={form}
    name="images"
    count={shopLimits.images}
    hint={<Trans>대표 사진 다음에 이 순서로 보입니다. 다른 각도나 쓰는 모습을 올려 주십시오.</Trans>}
  />
)
