import { Trans, useLingui } from '@lingui/react/macro'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { useCheckedForm } from '../../content/checked-form.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import type { Fair } from '../queries.ts'

/** Products asked for at once; a member has two hundred at most. */
const part = 100

/** Shows at a fair what was shown at an earlier one. */
export function CopyProducts({ fair, from }: { fair: Fair; from: readonly Fair[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { onSubmit } = useCheckedForm()
  const { mutate, isPending } = usePress({
    mutationFn: async (_from: string) => {
      let count = 0
      for (let skip = 0; ; skip += part) {
        const { products, summary } = await api('GET /api/v1/me/products', { locale, query: { _fair: _from, limit: part, skip } })
        for (const { _id, fairs } of products)
          if (!fairs.includes(fair._id)) {
            await api('POST /api/v1/fairs/{_fair}/products', { locale, params: { _fair: fair._id }, body: { _product: _id } })
            count += 1
          }
        if (skip + part >= summary.total) return count
      }
    },
    onSuccess: (count) => alert(t`상품 ${count}개를 가져왔습니다.`),
    onError: alertFailure,
  })
  if (from.length === 0) return null
  const id = `copy-${fair._id}`
  const submit = onSubmit(
    () => [],
    ({ text }) => mutate(text('from')),
  )
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={(event) => void submit(event)}>
      <div className="min-w-0 flex-[1_1_16rem]">
        <Labelled id={id} label={t`‘${fair.title}’에 가져올 상품의 상담회`}>
          <select id={id} name="from" className={fieldClass('mt-1.5')}>
            {from.map(({ _id, title }) => (
              <option key={_id} value={_id}>
                {title}
              </option>
            ))}
          </select>
        </Labelled>
      </div>
      <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
        {isPending ? <Trans>가져오고 있습니다…</Trans> : <Trans>가져오기</Trans>}
      </button>
    </form>
  )
}
