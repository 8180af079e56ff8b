import { titleOf } from '#contract/title.ts'
import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { saveBlob } from '../../content/save-blob.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { addressOf, type ConsoleItem, listRead } from '../resources.ts'
import { cellText } from './cell-text.ts'
import { shownColumns } from './columns.ts'
import { toCsv } from './csv.ts'
import { type ListSearch, queryOf } from './list-search.ts'

const [pageSize, most] = [100, 10_000]
/** Lists of people: who takes them along has to say why, which nothing asks yet. */
const personal: readonly string[] = ['console:inquiries', 'console:members']

interface Props {
  resource: AnyResource
  search: ListSearch
}

/** The whole list as its address narrows and orders it, as a file for a spreadsheet: ten thousand rows at most. */
export function ExportButton({ resource, search }: Props) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const columns = shownColumns(resource, search).filter(({ shape }) => shape?.kind !== 'picture')
  const { mutate, isPending } = usePress({
    mutationFn: async () => {
      const items: ConsoleItem[] = []
      for (let total = 1; items.length < Math.min(total, most);) {
        const query = { ...queryOf(resource, search), limit: pageSize, skip: items.length }
        const page = await client.fetchQuery({ ...listRead(resource, locale, query), gcTime: 0 })
        if (page.items.length === 0) break
        items.push(...page.items)
        total = page.summary.total
      }
      const head = [t`이름`, ...columns.map(({ name, shape }) => (shape?.label === undefined ? name : i18n._(shape.label))), t`등록일`]
      const rows = items.map((item) => [
        titleOf(resource, item, locale),
        ...columns.map(({ name, shape }) => cellText(shape, item[name], { i18n, locale })),
        item.createdAt,
      ])
      return new Blob([toCsv([head, ...rows])], { type: 'text/csv' })
    },
    onSuccess: (file) => saveBlob(file, `${addressOf(resource).replaceAll('/', '-')}.csv`),
    onError: ({ message }) => alert(message),
  })
  if (personal.includes(resource.scope)) return null
  return (
    <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate(undefined)}>
      {isPending ? <Trans>모으고 있습니다…</Trans> : <Trans>CSV로 받기</Trans>}
    </button>
  )
}
