import { auctionLimits } from '#contract/auction/limits.ts'
import { Trans } from '@lingui/react/macro'
import type { FormPartProps } from '../../console/form/form-parts.ts'
import { PicturePlaces } from '../../console/form/picture-places.tsx'

/** The pictures of a work by their places. */
export const WorkPictures = ({ form }: FormPartProps) => (
  <PicturePlaces
    form={form}
    name="images"
    count={auctionLimits.images}
    hint={<Trans>첫 자리의 사진이 목록과 도록에 나갑니다. 그다음에는 뒷면, 옆면, 세부, 액자를 올려 주십시오.</Trans>}
  />
)

/** The pictures of a sale beside its cover, by their places. */
export const SalePictures = ({ form }: FormPartProps) => (
  <PicturePlaces form={form} name="images" count={auctionLimits.images} hint={<Trans>경매 소개에 대표 사진 다음으로 보입니다.</Trans>} />
)
