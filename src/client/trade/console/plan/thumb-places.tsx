import { tradeLimits } from '#contract/trade/limits.ts'
import { Trans } from '@lingui/react/macro'
import type { FormPartProps } from '../../../console/form/form-parts.ts'
import { PicturePlaces } from '../../../console/form/picture-places.tsx'

/** The pictures of a fair by their places. */
export const ThumbPlaces = ({ form }: FormPartProps) => (
  <PicturePlaces form={form} name="thumbs" count={tradeLimits.thumbs} hint={<Trans>첫 자리의 사진이 목록에 나갑니다.</Trans>} />
)
