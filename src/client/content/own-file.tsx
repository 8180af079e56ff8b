import type { CompanyFile } from '#contract/platform/company.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '../ui/button.ts'
import { sizeText } from '../ui/deferred/size-text.ts'
import { TopicIcon } from '../ui/deferred/topic-icon.tsx'
import { useDownload } from './use-download.ts'

interface Props {
  file: Pick<CompanyFile, '_file' | 'name'> & Partial<Pick<CompanyFile, 'size'>>
  onRemove?: (() => void) | undefined
}

/** A file that is there: it can be taken along, and away. */
export function OwnFile({ file: { _file, name, size }, onRemove }: Props) {
  const { t } = useLingui()
  const { download, isPending } = useDownload({ _file, name })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-y border-line py-2">
      <TopicIcon name="check" className="size-5 text-accent" />
      <div className="min-w-0 flex-1 basis-40 py-1.5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {size !== undefined && <p className="text-sm text-muted tabular-nums">{sizeText(size)}</p>}
      </div>
      <div className="ml-auto flex">
        <button type="button" className={buttonClass('quiet')} aria-disabled={isPending} aria-label={t`‘${name}’ 받기`} onClick={download}>
          {isPending ? <Trans>받고 있습니다…</Trans> : <Trans>받기</Trans>}
        </button>
        {onRemove !== undefined && (
          <button type="button" className={buttonClass('quiet')} aria-label={t`‘${name}’ 지우기`} onClick={onRemove}>
            <Trans>지우기</Trans>
          </button>
        )}
      </div>
    </div>
  )
}
