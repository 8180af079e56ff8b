import { titleOf } from '#contract/title.ts'
import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { saveBlob } from '../../content/save-blob.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { addressOf, type ConsoleItem } from '../resources.ts'
import { cellText } from './cell-text.ts'
import { shownColumns } from './columns.ts'
import { toCsv } from './csv.ts'
import { exportPage } from './export-page.ts'
import { useReason } from './export-reason.tsx'
import { type ListSearch, queryOf } from './list-search.ts'

const most = 10_000

interface Props {
  resource: AnyResource
  search: ListSearch
}

/** The whole list as its address narrows and orders it, as a file for a spreadsheet: ten thousand rows at most. */
export function ExportButton({ resource, search }: Props) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const { ask, dialog } = useReason(resource)
  const columns = shownColumns(resource, search).filter(({ shape }) => shape?.kind !== 'picture')
  const { mutate, isPending } = usePress({
    mutationFn: async () => {
      const reason = await ask()
      if (reason === undefined) return undefined
      const items: ConsoleItem[] = []
      for (let total = 1; items.length < Math.min(total, most);) {
        const page = await exportPage(client, resource, { locale, query: queryOf(resource, search), skip: items.length, reason })
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
    onSuccess: (file) => file !== undefined && saveBlob(file, `${addressOf(resource).replaceAll('/', '-')}.csv`),
    onError: ({ message }) => alert(message),
  })
  return (
    <>
      <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate(undefined)}>
        {isPending ? <Trans>모으고 있습니다…</Trans> : <Trans>CSV로 받기</Trans>}
      </button>
      {dialog}
    </>
  )
}
