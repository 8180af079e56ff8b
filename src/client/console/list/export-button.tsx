import type { ExportFormat } from '#contract/list-calls.ts'
import type { Sort } from '#contract/paging.ts'
import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { saveBlob } from '../../content/save-blob.ts'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'
import { addressOf, hasImport } from '../resources.ts'
import { shownColumns } from './columns.ts'
import { useReason } from './export-reason.tsx'
import { filtersOf, type ListSearch } from './list-search.ts'

/** A hundred thousand rows over a slow line, in ms. */
const timeout = 600_000

/** What is taken along: the list with its columns, or all that an import reads again. */
interface Wanted {
  format: ExportFormat
  isWhole: boolean
}

interface Props {
  resource: AnyResource
  search: ListSearch
}

/** The whole list as its address narrows and orders it, with its columns, as a file for a spreadsheet. */
export function ExportButton({ resource, search }: Props) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const locale = useLocale()
  const { ask, dialog } = useReason(resource)
  const { mutate, isPending } = usePress({
    mutationFn: async ({ format, isWhole }: Wanted) => {
      const reason = await ask()
      if (reason === undefined) return undefined
      const columns = shownColumns(resource, search).flatMap(({ name, shape }) => (shape?.kind === 'picture' ? [] : [name]))
      const order = search['sort'] === undefined ? {} : { sort: search['sort'] as Sort }
      const query = {
        ...filtersOf(resource, search),
        ...order,
        format,
        ...(isWhole ? { isWhole } : { columns: columns.join() || 'none' }),
        ...(reason === '' ? {} : { reason }),
      }
      const name = `GET /api/console/${resource.path}/export` as 'GET /api/console/lawyers/export'
      return { format, file: (await api(name, { locale, query, timeout })) as Blob }
    },
    onSuccess: (made) => made !== undefined && saveBlob(made.file, `${addressOf(resource).replaceAll('/', '-')}.${made.format}`),
    onError: (error) => void alertFailure(error),
  })
  const formats: ExportFormat[] = ['xlsx', 'csv']
  const choices = [false, ...(hasImport(resource) ? [true] : [])].flatMap((isWhole) => formats.map((format) => ({ format, isWhole })))
  const itemClass = 'flex min-h-11 items-center rounded-control px-3 text-sm outline-none data-[focused]:bg-wash'
  return (
    <>
      <MenuTrigger>
        <Button className={buttonClass('outline')}>{isPending ? <Trans>모으고 있습니다…</Trans> : <Trans>내보내기</Trans>}</Button>
        <Popover className="min-w-44 rounded-card border border-line bg-surface p-2 text-ink shadow-card">
          <Menu
            aria-label={t`내보내기`}
            className="outline-none"
            onAction={(key) => mutate(choices[Number(key)] ?? { format: 'xlsx', isWhole: false })}
          >
            {choices.map(({ format, isWhole }, index) => (
              <MenuItem key={`${format} ${isWhole}`} id={String(index)} className={itemClass}>
                {isWhole ? <Trans>다시 가져올 파일({format.toUpperCase()})</Trans> : format === 'xlsx' ? <Trans>엑셀(XLSX)</Trans> : 'CSV'}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      {dialog}
    </>
  )
}
