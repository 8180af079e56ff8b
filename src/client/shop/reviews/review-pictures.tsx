import { shopLimits } from '#contract/shop/limits.ts'
import { Trans } from '@lingui/react/macro'
import { ItemPicture } from '../../content/item-picture.tsx'
import { pictureTimeout as timeout } from '../../content/picture-choice.ts'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { withBody } from '../../session/with-body.ts'
import { OwnPictures } from '../own-pictures.tsx'
import type { OwnReview } from '../queries.ts'

const call = '/api/v1/me/reviews/{_id}/images/{index}'

/** The pictures of a review: each can be taken out, and others put into the places that are free. */
export function ReviewPictures({ review: { _id, images } }: { review: OwnReview }) {
  const locale = useLocale()
  return (
    <section aria-labelledby="pictures-title" className="space-y-4">
      <h2 id="pictures-title" className="text-lg font-bold">
        <Trans>사진</Trans>
      </h2>
      <OwnPictures
        id="review-picture"
        images={images}
        most={shopLimits.reviewImages}
        maxBytes={shopLimits.reviewImageBytes}
        send={(form, index) => {
          const more = { locale, idempotencyKey: crypto.randomUUID(), transport: withBody(form), timeout }
          return api(`POST ${call}`, { ...more, params: { _id, index } })
        }}
        remove={(index) => api(`DELETE ${call}`, { locale, params: { _id, index } })}
        renderPicture={({ picture }) => <ItemPicture picture={picture} sizes="240px" className="aspect-square rounded-card" />}
        listClass="grid grid-cols-2 gap-4 sm:grid-cols-3"
        itemClass="space-y-2"
      />
    </section>
  )
}
