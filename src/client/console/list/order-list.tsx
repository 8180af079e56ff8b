import type { Locale } from '#contract/locale.ts'
import { maxOrdered } from '#contract/order.ts'
import type { AnyResource } from '#contract/resource.ts'
import { titleOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { refreshed } from '../../data/refresh.ts'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'
import { type ConsoleItem, listName, listRead } from '../resources.ts'
import { moved, type Move } from './order.ts'
import { ListBody } from './list-body.tsx'

const small = 'min-h-11 px-3 py-1'

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
  const put = (_id: string, before: string | null) => before !== _id && mutate({ _id, before })
  const after = (index: number): string | null => shown[index]?._id ?? null
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="data-drop-target:outline-2 data-drop-target:outline-accent" />
    ),
    onReorder: ({ keys, target }) => {
      const [key] = keys
      const at = shown.findIndex(({ _id }) => _id === target.key)
      if (key !== undefined) put(String(key), after(target.dropPosition === 'before' ? at : at + 1))
    },
  })
  return (
    <GridList
      aria-label={t`차례`}
      dragAndDropHooks={dragAndDropHooks}
      className="max-w-2xl divide-y divide-line rounded-card border border-line bg-surface"
    >
      {shown.map((item, index) => {
        const name = titleOf(resource, item, locale)
        return (
          <GridListItem
            key={item._id}
            id={item._id}
            textValue={name}
            className="flex items-center gap-2 px-2 py-1 text-sm data-dragging:opacity-50 data-focus-visible:bg-wash"
          >
            <Button
              slot="drag"
              className="flex size-11 shrink-0 cursor-grab items-center justify-center text-lg text-muted"
              aria-label={t`‘${name}’ 끌어 옮기기`}
            >
              ⠿
            </Button>
            <span className="w-8 text-right text-muted tabular-nums">{index + 1}</span>
            <span className="mr-auto min-w-0 font-semibold wrap-anywhere">{name}</span>
            <Button
              className={buttonClass('quiet', small)}
              isDisabled={index === 0}
              aria-label={t`‘${name}’ 위로`}
              onPress={() => put(item._id, after(index - 1))}
            >
              ↑
            </Button>
            <Button
              className={buttonClass('quiet', small)}
              isDisabled={index === shown.length - 1}
              aria-label={t`‘${name}’ 아래로`}
              onPress={() => put(item._id, after(index + 2))}
            >
              ↓
            </Button>
          </GridListItem>
        )
      })}
    </GridList>
  )
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
