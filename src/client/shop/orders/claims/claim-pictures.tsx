import { isUndecided } from '#contract/shop/claim-states.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { PrivatePicture } from '../../../content/private-picture.tsx'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { api } from '../../../data/http.ts'
import { useApiMutation } from '../../../data/use-api-mutation.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { withBody } from '../../../session/with-body.ts'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { PictureUpload, pictureTimeout as timeout } from '../../picture-upload.tsx'
import type { OwnOrder } from '../../queries.ts'

type OwnClaim = OwnOrder['lines'][number]['claims'][number]

/** The pictures of what comes back, for its shopper and staff alone: until they have decided, they can be added and taken out. */
export function ClaimPictures({ claim }: { claim: OwnClaim }) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { _id, images } = claim
  const remove = useApiMutation('DELETE /api/v1/me/purchases/claims/{_id}/images/{index}')
  const send = (form: FormData, index: number) => {
    const more = { locale, idempotencyKey: crypto.randomUUID(), transport: withBody(form), timeout }
    return api('POST /api/v1/me/purchases/claims/{_id}/images/{index}', { ...more, params: { _id, index } })
  }
  const take = async (index: number) => {
    if (await confirm(t`이 사진을 지우시겠습니까?`)) remove.mutate({ params: { _id, index } }, { onError: alertFailure })
  }
  const isOpen = isUndecided(claim)
  return (
    <div className="mt-3 space-y-3">
      {isOpen && (
        <p>
          <Trans>받으신 상태가 보이는 사진을 더해 주시면 더 빨리 처리해 드립니다. 사진은 저희만 봅니다.</Trans>
        </p>
      )}
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {images.map(({ index, _file, width, height }, place) => (
            <li key={_file} className="max-w-48 space-y-2">
              <PrivatePicture _file={_file} width={width} height={height} alt={t`돌려보내시는 상품 사진 ${place + 1}`} />
              {isOpen && (
                <button
                  type="button"
                  className={buttonClass('quiet')}
                  aria-label={t`사진 ${place + 1} 지우기`}
                  aria-disabled={remove.isPending}
                  onClick={() => void take(index)}
                >
                  <Trans>지우기</Trans>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <PictureUpload
          id={`claim-picture-${_id}`}
          images={images}
          most={shopLimits.claimImages}
          maxBytes={shopLimits.claimImageBytes}
          send={send}
        />
      )}
    </div>
  )
}
