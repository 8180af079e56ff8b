import { shopLimits } from '#contract/shop/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { type Typed, useCheckedForm } from '../../content/checked-form.ts'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { forgetDraft, typedDraft } from '../../data/typed-draft.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { withHeaders } from '../../session/with-body.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import type { OwnReview } from '../queries.ts'

const { reviewLeast: least, reviewMost: most } = shopLimits
const idOf = (rating: number) => `rating-${rating}`

/** The stars, chosen by their number and what it says. */
function RatingChoice({ rating }: { rating: number | undefined }) {
  const { t } = useLingui()
  const choices = [
    [5, t`아주 좋습니다`],
    [4, t`좋습니다`],
    [3, t`보통입니다`],
    [2, t`아쉽습니다`],
    [1, t`나쁩니다`],
  ] as const
  return (
    <fieldset>
      <legend className="text-sm font-semibold">
        <Trans>별점</Trans>
      </legend>
      {choices.map(([value, text]) => (
        <label key={value} className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            id={idOf(value)}
            name="rating"
            value={value}
            defaultChecked={rating === value}
            className="size-5 shrink-0 accent-accent"
          />
          <span aria-hidden="true" className="text-accent">
            {'★'.repeat(value)}
          </span>
          <span>
            <Trans>{value}점</Trans> <span className="text-muted">{text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface Props {
  /** The line of the order that it is about; none where one is changed. */
  _line?: string
  review?: OwnReview
  /** The account: what was typed is its own. */
  sub: string
}

/** Writes a review, or changes the one that was read. What was typed stays for as long as the tab lives. */
export function ReviewForm({ _line = '', review, sub }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const draft = `review ${review?._id ?? _line} ${sub}`
  const restore = useMemo(() => typedDraft(draft, { replaces: true }), [draft])
  /** One for the form: what a lost answer leaves open is added once. */
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = usePress({
    mutationFn: ({ text }: Typed) => {
      const body = { rating: Number(text('rating')), content: text('content').trim() }
      if (review === undefined) return api('POST /api/v1/me/reviews', { locale, body: { ...body, _line }, idempotencyKey })
      const transport = withHeaders({ 'if-match': `"${review.version}"` })
      return api('PUT /api/v1/me/reviews/{_id}', { locale, params: { _id: review._id }, body, transport })
    },
    onSuccess: async () => {
      forgetDraft(draft)
      await alert(review === undefined ? t`후기를 올렸습니다. 이제 사진을 더하실 수 있습니다.` : t`저장했습니다.`)
    },
    onError: alertFailure,
  })
  const submit = onSubmit(
    ({ text }) => [
      [text('rating') === '', idOf(5), t`별점을 골라 주십시오.`],
      [text('content').trim().length < least, 'review-content', t`후기를 ${least}자 이상 적어 주십시오.`],
    ],
    (typed) => mutate(typed),
  )
  return (
    <form ref={restore} noValidate className="space-y-6" onSubmit={(event) => void submit(event)}>
      <RatingChoice rating={review?.rating} />
      <Labelled id="review-content" label={t`후기`}>
        <textarea
          id="review-content"
          name="content"
          rows={6}
          maxLength={most}
          defaultValue={review?.content}
          aria-invalid={invalid === 'review-content'}
          aria-describedby="review-hint"
          className={fieldClass('mt-1.5')}
        />
      </Labelled>
      <p id="review-hint" className="text-sm text-muted">
        <Trans>
          {least}자부터 {most.toLocaleString('en')}자까지. 이름은 첫 글자만 보입니다. 전화번호나 주소는 적지 마십시오.
        </Trans>
        {review === undefined && (
          <>
            {' '}
            <Trans>사진은 올리신 뒤에 더하실 수 있습니다.</Trans>
          </>
        )}
      </p>
      <button type="submit" className={buttonClass('primary', 'w-full sm:w-auto')} aria-disabled={isPending}>
        {isPending ? <Trans>보내고 있습니다…</Trans> : review === undefined ? <Trans>후기 올리기</Trans> : <Trans>저장</Trans>}
      </button>
    </form>
  )
}
