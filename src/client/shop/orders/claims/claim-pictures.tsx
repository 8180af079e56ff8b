import { isUndecided } from '#contract/shop/claim-states.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { pictureTimeout as timeout } from '../../../content/picture-choice.ts'
import { PrivatePicture } from '../../../content/private-picture.tsx'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { withBody } from '../../../session/with-body.ts'
import { OwnPictures } from '../../own-pictures.tsx'
import type { OwnOrder } from '../../queries.ts'

type OwnClaim = OwnOrder['lines'][number]['claims'][number]

const call = '/api/v1/me/purchases/claims/{_id}/images/{index}'
const classes = { listClass: 'flex flex-wrap gap-3', itemClass: 'max-w-48 space-y-2' }

/** The pictures of what comes back, for its shopper and staff alone: until they have decided, they can be added and taken out. */
export function ClaimPictures({ claim }: { claim: OwnClaim }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { _id, images } = claim
  const renderPicture = ({ _file, width, height }: OwnClaim['images'][number], number: number) => (
    <PrivatePicture _file={_file} width={width} height={height} alt={t`돌려보내시는 상품 사진 ${number}`} />
  )
  if (!isUndecided(claim))
    return (
      <ul className={`mt-3 ${classes.listClass}`}>
        {images.map((image, place) => (
          <li key={image._file} className={classes.itemClass}>
            {renderPicture(image, place + 1)}
          </li>
        ))}
      </ul>
    )
  return (
    <div className="mt-3 space-y-3">
      <p>
        <Trans>받으신 상태가 보이는 사진을 더해 주시면 더 빨리 처리해 드립니다. 사진은 저희만 봅니다.</Trans>
      </p>
      <OwnPictures
        id={`claim-picture-${_id}`}
        images={images}
        most={shopLimits.claimImages}
        maxBytes={shopLimits.claimImageBytes}
        send={(form, index) => {
          const more = { locale, idempotencyKey: crypto.randomUUID(), transport: withBody(form), timeout }
          return api(`POST ${call}`, { ...more, params: { _id, index } })
        }}
        remove={(index) => api(`DELETE ${call}`, { locale, params: { _id, index } })}
        renderPicture={renderPicture}
        {...classes}
      />
    </div>
  )
}
