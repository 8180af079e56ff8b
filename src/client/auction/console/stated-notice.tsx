import { statedFields } from '#contract/auction/stated.ts'
import { works } from '#contract/auction/works.ts'
import { fieldInfo } from '#contract/field.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ItemPartProps } from '../../console/module.ts'
import { readOptions } from '../../data/query-client.ts'
import { uncached } from '../../data/resource-queries.ts'
import { useLocale } from '../../data/use-locale.ts'

/** Says before a work with bids is changed what follows from it: above its form. */
export function StatedNotice({ item: { _id } }: ItemPartProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { data } = useQuery({
    ...readOptions('GET /api/console/auction/works/{_id}/changes', locale, { params: { _id } }),
    ...uncached,
  })
  if (data === undefined || data.bidders === 0) return null
  const { bidders } = data
  const all = statedFields.map((field) => i18n._(fieldInfo.get(works.fields[field])?.label ?? field)).join(', ')
  return (
    <div role="note" className="mb-6 max-w-6xl space-y-2 border-l-4 border-accent bg-wash px-5 py-4">
      <p>
        <Trans>
          응찰자가 {bidders}명 있습니다. 다음을 바꾸면 모두에게 알리고, 이전 내용이 작품 페이지에 남으며, 24시간 동안 응찰을 철회할 수
          있습니다.
        </Trans>
      </p>
      <p className="font-semibold">{all}</p>
      {data.isLate && (
        <p className="font-semibold text-danger">
          <Trans>24시간 안에 마감하며, 마감 뒤에는 철회할 수 없습니다. 중요한 변경이면 먼저 마감을 늦추거나 출품을 철회하십시오.</Trans>
        </p>
      )}
    </div>
  )
}
