import type { Locale } from '#contract/locale.ts'
import { maxOrdered } from '#contract/order.ts'
import type { AnyResource } from '#contract/resource.ts'
import { titleOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { refreshed } from '../../data/refresh.ts'
import { usePress } from '../../data/use-press.ts'
import { type ConsoleItem, listName, listRead } from '../resources.ts'
import { moved, type Move } from './order.ts'
import { ListBody } from './list-body.tsx'
import { MovableRows } from './movable-rows.tsx'

interface Props {
  resource: AnyResource
  items: readonly ConsoleItem[]
}

function Rows({ resource, items }: Props) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const { mutate, isPending, variables } = usePress({
    mutationFn: ({ _id, before }: Move) =>
      api(`PUT /api/console/${resource.path}/{_id}/place` as 'PUT /api/console/lawyers/{_id}/place', {
        locale,
        params: { _id },
        body: { before },
      }),
    onError: (error) => void alertFailure(error),
    onSettled: () => refreshed(client),
  })
  // Where it was put is shown until the server has said the order.
  const shown = isPending ? moved(items, variables) : items
  const rows = shown.map((item, index) => ({
    _id: item._id,
    name: titleOf(resource, item, locale),
    mark: <span className="w-8 text-right text-muted tabular-nums">{index + 1}</span>,
  }))
  return <MovableRows label={t`차례`} rows={rows} onMove={mutate} />
}

/** All items of a list that is put in order, page by page. */
const orderedRead = (resource: AnyResource, locale: Locale, query: Readonly<Record<string, string>>) =>
  queryOptions({
    queryKey: [listName(resource), locale, { ordered: query }],
    queryFn: async ({ client }): Promise<{ items: ConsoleItem[]; summary: { total: number } }> => {
      const items: ConsoleItem[] = []
      for (;;) {
        const page = await client.fetchQuery({ ...listRead(resource, locale, { limit: 100, skip: items.length, ...query }), staleTime: 0 })
        items.push(...page.items)
        if (page.items.length === 0 || items.length >= Math.min(page.summary.total, maxOrdered)) return { items, summary: page.summary }
      }
    },
  })

/** The items of a resource in the order that visitors see, to be put in another one: by mouse, finger or keyboard. */
export function OrderList({ resource, query }: { resource: AnyResource; query: Readonly<Record<string, string>> }) {
  const load = useQuery(orderedRead(resource, useLocale(), query))
  return (
    <>
      <p className="mb-4 max-w-2xl text-sm text-muted">
        <Trans>끌어서 옮기거나 위아래 단추를 누르십시오. 옮길 때마다 저장되어 사이트에 바로 나갑니다.</Trans>
      </p>
      <ListBody load={load}>
        {({ items, summary: { total } }) => (
          <>
            <Rows resource={resource} items={items} />
            {total > items.length && (
              <p className="mt-4 text-sm text-muted">
                <Trans>
                  모두 {total}개 가운데 앞의 {items.length}개입니다. 나머지는 차례를 바꿀 수 없습니다.
                </Trans>
              </p>
            )}
          </>
        )}
      </ListBody>
    </>
  )
}
