import { shopLimits } from '#contract/shop/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ItemPicture } from '../../content/item-picture.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { withBody } from '../../session/with-body.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { PictureUpload, pictureTimeout as timeout } from '../picture-upload.tsx'
import type { OwnReview } from '../queries.ts'

/** The pictures of a review: each can be taken out, and others put into the places that are free. */
export function ReviewPictures({ review: { _id, images } }: { review: OwnReview }) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const remove = useApiMutation('DELETE /api/v1/me/reviews/{_id}/images/{index}')
  const send = (form: FormData, index: number) => {
    const more = { locale, idempotencyKey: crypto.randomUUID(), transport: withBody(form), timeout }
    return api('POST /api/v1/me/reviews/{_id}/images/{index}', { ...more, params: { _id, index } })
  }
  const take = async (index: number) => {
    if (await confirm(t`이 사진을 지우시겠습니까?`)) remove.mutate({ params: { _id, index } }, { onError: alertFailure })
  }
  return (
    <section aria-labelledby="pictures-title" className="space-y-4">
      <h2 id="pictures-title" className="text-lg font-bold">
        <Trans>사진</Trans>
      </h2>
      {images.length > 0 && (
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
          {images.map(({ index, picture }, place) => (
            <li key={index} className="space-y-2">
              <ItemPicture picture={picture} sizes="240px" className="aspect-square rounded-card" />
              <button
                type="button"
                className={buttonClass('quiet')}
                aria-label={t`사진 ${place + 1} 지우기`}
                aria-disabled={remove.isPending}
                onClick={() => void take(index)}
              >
                <Trans>지우기</Trans>
              </button>
            </li>
          ))}
        </ul>
      )}
      <PictureUpload
        id="review-picture"
        images={images}
        most={shopLimits.reviewImages}
        maxBytes={shopLimits.reviewImageBytes}
        send={send}
      />
    </section>
  )
}
