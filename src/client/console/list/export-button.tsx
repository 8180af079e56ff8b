import type { ExportFormat } from '#contract/list-calls.ts'
import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'
import { hasImport } from '../resources.ts'
import type { Wanted } from './export-file.ts'
import { useReason } from './export-reason.tsx'
import type { ListSearch } from './list-search.ts'

interface Props {
  resource: AnyResource
  search: ListSearch
  /** Those that were chosen; absent: all that the list finds. */
  chosen?: readonly string[]
}

/** The list as its address narrows and orders it, with its columns, as a file for a spreadsheet. */
export function ExportButton({ resource, search, chosen }: Props) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const locale = useLocale()
  const { ask, dialog } = useReason(resource)
  const { mutate, isPending } = usePress({
    mutationFn: async (wanted: Wanted) => {
      const reason = await ask()
      if (reason === undefined) return
      const { exportFile } = await import('./export-file.ts')
      await exportFile({ resource, search, chosen, locale, reason, ...wanted })
    },
    onError: (error) => void alertFailure(error),
  })
  const formats: ExportFormat[] = ['xlsx', 'csv']
  const choices = [false, ...(hasImport(resource) ? [true] : [])].flatMap((isWhole) => formats.map((format) => ({ format, isWhole })))
  const itemClass = 'flex min-h-11 items-center rounded-control px-3 text-sm outline-none data-[focused]:bg-wash'
  return (
    <>
      <MenuTrigger>
        <Button className={buttonClass('outline')}>
          {isPending ? <Trans>모으고 있습니다…</Trans> : chosen === undefined ? <Trans>내보내기</Trans> : <Trans>고른 것 내보내기</Trans>}
        </Button>
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
