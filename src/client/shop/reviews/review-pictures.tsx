import { shopLimits } from '#contract/shop/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileButton } from '../../content/file-button.tsx'
import { ItemPicture } from '../../content/item-picture.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { withBody } from '../../session/with-body.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import type { OwnReview } from '../queries.ts'
import { freePlaces } from './free-places.ts'

/** Ten megabytes over a slow connection, in ms. */
const timeout = 180_000
const types: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']
const { reviewImages: most, reviewImageBytes: maxBytes } = shopLimits
const megabytes = maxBytes / 1024 / 1024

/** The pictures of a review: each can be taken out, and others put into the places that are free. */
export function ReviewPictures({ review: { _id, images } }: { review: OwnReview }) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const free = freePlaces(images)
  const send = usePress({
    mutationFn: async (files: readonly File[]) => {
      // One after the other: a picture is work for the server.
      for (const [place, file] of files.entries()) {
        const form = new FormData()
        form.append('image', file, file.name)
        const params = { _id, index: free[place] ?? 0 }
        const more = { locale, idempotencyKey: crypto.randomUUID(), transport: withBody(form), timeout }
        await api('POST /api/v1/me/reviews/{_id}/images/{index}', { ...more, params })
      }
    },
    onError: alertFailure,
  })
  const remove = useApiMutation('DELETE /api/v1/me/reviews/{_id}/images/{index}')
  const choose = (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])]
    // So that the same file can be chosen again.
    field.value = ''
    if (files.length === 0) return
    if (files.length > free.length) void alert(t`사진은 ${most}장까지 올리실 수 있습니다.`)
    else if (files.some(({ type }) => !types.includes(type))) void alert(t`JPG, PNG, WEBP 사진만 올리실 수 있습니다.`)
    else if (files.some(({ size }) => size > maxBytes)) void alert(t`사진 하나는 ${megabytes}MB까지 올리실 수 있습니다.`)
    else send.mutate(files)
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
      {free.length > 0 && (
        <div>
          <FileButton id="review-picture" accept={types.join()} multiple disabled={send.isPending} onChosen={choose}>
            <Trans>사진 더하기</Trans>
          </FileButton>
        </div>
      )}
      <p role="status" className="text-sm text-muted">
        {send.isPending ? (
          <Trans>사진을 올리고 있습니다…</Trans>
        ) : (
          <Trans>
            {most}장까지, JPG, PNG, WEBP 하나에 {megabytes}MB까지 올리실 수 있습니다.
          </Trans>
        )}
      </p>
    </section>
  )
}
