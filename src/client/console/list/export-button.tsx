import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { buttonClass } from '../../ui/button.ts'
import { type ExportProps, useExport } from './use-export.ts'

const itemClass = 'flex min-h-11 items-center rounded-control px-3 text-sm outline-none data-[focused]:bg-wash'

/** Renders what takes the chosen rows of a list along. */
export function ExportButton(props: ExportProps) {
  const { t } = useLingui()
  const { files, take, isPending, dialog } = useExport(props)
  return (
    <>
      <MenuTrigger>
        <Button className={buttonClass('outline')}>{isPending ? <Trans>모으고 있습니다…</Trans> : <Trans>고른 것 내보내기</Trans>}</Button>
        <Popover className="min-w-44 rounded-card border border-line bg-surface p-2 text-ink shadow-card">
          <Menu
            aria-label={t`고른 것 내보내기`}
            className="outline-none"
            onAction={(key) => take(files[Number(key)] ?? { format: 'xlsx', isWhole: false })}
          >
            {files.map(({ format, isWhole }, index) => (
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
