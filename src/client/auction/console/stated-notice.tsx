import { statedFields } from '#contract/auction/stated.ts'
import { works } from '#contract/auction/works.ts'
import { fieldInfo } from '#contract/field.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { dateText } from '../../console/date-text.ts'
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
  if (data === undefined || (data.bidders === 0 && data.changes.length === 0)) return null
  const { bidders, endsAt, isLate, changes } = data
  const nameOf = (field: (typeof statedFields)[number]) => i18n._(fieldInfo.get(works.fields[field])?.label ?? field)
  const all = statedFields.map(nameOf).join(', ')
  const end = endsAt === null ? '' : dateText(endsAt, locale)
  return (
    <div role="note" className="mb-6 max-w-6xl space-y-2 border-l-4 border-accent bg-wash px-5 py-4">
      {bidders > 0 && (
        <>
          <p className="font-semibold">
            <Trans>이 작품에는 {bidders}명의 응찰이 있습니다. 다음을 바꾸어 저장하시면 응찰자 모두에게 알립니다.</Trans>
          </p>
          <p>{all}</p>
          <p>
            <Trans>
              이전 내용은 바뀐 날짜와 함께 작품 페이지에 남고, 응찰자는 24시간 동안 그때까지 한 응찰을 철회할 수 있습니다. 되돌려 저장하셔도
              한 번 더 바뀐 것으로 남습니다.
            </Trans>
          </p>
        </>
      )}
      {isLate && (
        <p className="font-semibold text-danger">
          <Trans>
            마감({end})까지 24시간이 남지 않았습니다. 철회는 마감 때까지만 할 수 있고, 마감 뒤에는 낙찰자가 산 것이 됩니다. 중요한 변경이면
            먼저 아래의 응찰 기록에서 마감을 늦추거나 출품을 철회해 주십시오.
          </Trans>
        </p>
      )}
      {changes.length > 0 && (
        <ul className="text-sm text-muted">
          {changes.map(({ at, fields }) => (
            <li key={at}>
              <time dateTime={at}>{dateText(at, locale)}</time> · {fields.map(nameOf).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
