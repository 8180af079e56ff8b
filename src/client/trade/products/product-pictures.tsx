import { tradeLimits } from '#contract/trade/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FileButton } from '../../content/file-button.tsx'
import { ItemPicture } from '../../content/item-picture.tsx'
import { pictureTimeout as timeout, pictureTypes as types, takeFiles, usePictureProblem } from '../../content/picture-choice.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { withBody } from '../../session/with-body.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import type { OwnProduct } from '../queries.ts'

const megabytes = tradeLimits.imageBytes / 1024 / 1024

/** Sends one picture: the main one, or to a place. */
function useSend({ _id }: OwnProduct) {
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  return usePress({
    mutationFn: async ({ file, index }: { file: File; index?: number }) => {
      const form = new FormData()
      form.append(index === undefined ? 'thumb' : 'image', file, file.name)
      const more = { locale, idempotencyKey: crypto.randomUUID(), transport: withBody(form), timeout }
      if (index === undefined) await api('POST /api/v1/me/products/{_id}/thumb', { ...more, params: { _id } })
      else await api('POST /api/v1/me/products/{_id}/images/{index}', { ...more, params: { _id, index } })
    },
    onError: alertFailure,
  })
}

/** The pictures of a product: the main one, and up to eight others in their order. */
export function ProductPictures({ product }: { product: OwnProduct }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { _id, thumb, images } = product
  const { mutate: send, isPending } = useSend(product)
  const removeThumb = useApiMutation('DELETE /api/v1/me/products/{_id}/thumb')
  const removeImage = useApiMutation('DELETE /api/v1/me/products/{_id}/images/{index}')
  const problemOf = usePictureProblem(tradeLimits.imageBytes)
  const choose = (field: HTMLInputElement, index?: number) => {
    const [file] = takeFiles(field)
    if (file === undefined) return
    const problem = problemOf([file])
    if (problem !== undefined) void alert(problem)
    else send(index === undefined ? { file } : { file, index })
  }
  const take = async (index?: number) => {
    if (!(await confirm(t`이 사진을 지우시겠습니까?`))) return
    const then = { onError: alertFailure }
    if (index === undefined) removeThumb.mutate({ params: { _id } }, then)
    else removeImage.mutate({ params: { _id, index } }, then)
  }
  const next = Array.from({ length: tradeLimits.images }, (_, index) => index).find((index) => !images.some((one) => one.index === index))
  const places = [
    { name: t`대표 사진`, index: undefined, picture: thumb },
    ...images.map(({ index, picture }) => ({ name: t`사진 ${index + 1}`, index, picture })),
  ]
  return (
    <section aria-labelledby="pictures-title" className="space-y-4">
      <h2 id="pictures-title" className="text-lg font-bold">
        <Trans>사진</Trans>
      </h2>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {places.map(({ name, index, picture }) => (
          <li key={name} className="space-y-2">
            <p className="text-sm font-semibold">{name}</p>
            {picture === null ? (
              <span className="flex aspect-square items-center justify-center rounded-card border border-dashed border-control text-sm text-muted">
                <Trans>없음</Trans>
              </span>
            ) : (
              <ItemPicture picture={picture} sizes="240px" className="aspect-square rounded-card" />
            )}
            <div className="flex flex-wrap gap-2">
              <FileButton
                id={`picture-${index ?? 'thumb'}`}
                accept={types.join()}
                disabled={isPending}
                aria-label={picture === null ? t`${name} 올리기` : t`${name} 바꾸기`}
                onChosen={(field) => choose(field, index)}
              >
                {picture === null ? <Trans>올리기</Trans> : <Trans>바꾸기</Trans>}
              </FileButton>
              {picture !== null && (
                <button type="button" className={buttonClass('quiet')} aria-label={t`${name} 지우기`} onClick={() => void take(index)}>
                  <Trans>지우기</Trans>
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {next !== undefined && (
        <div>
          <FileButton id="picture-more" accept={types.join()} disabled={isPending} onChosen={(field) => choose(field, next)}>
            <Trans>사진 더하기</Trans>
          </FileButton>
        </div>
      )}
      <p role="status" className="text-sm text-muted">
        {isPending ? (
          <Trans>사진을 올리고 있습니다…</Trans>
        ) : (
          <Trans>
            대표 사진 외에 {tradeLimits.images}장까지, JPG, PNG, WEBP 하나에 {megabytes}MB까지 올리실 수 있습니다.
          </Trans>
        )}
      </p>
    </section>
  )
}
