import type { CompanyFile } from '#contract/account/company-files.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { api } from '../data/http.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { sizeText } from '../ui/size-text.ts'
import { TopicIcon } from '../ui/topic-icon.tsx'
import { saveBlob } from '../content/save-blob.ts'

/** Fifty megabytes over a slow line, in ms. */
const timeout = 600_000

/** A file that is there: it can be taken along, and away. */
export function OwnFile({ file: { _file, name, size }, onRemove }: { file: CompanyFile; onRemove?: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { mutate, isPending } = usePress({
    mutationFn: async () => (await api('GET /api/v1/files/{_file}', { locale, params: { _file }, timeout })) as Blob,
    onSuccess: (blob) => saveBlob(blob, name),
    onError: ({ message }) => alert(message),
  })
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-y border-line py-2">
      <TopicIcon name="check" className="size-5 text-accent" />
      <div className="min-w-0 flex-1 basis-40 py-1.5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted tabular-nums">{sizeText(size)}</p>
      </div>
      <div className="ml-auto flex">
        <button
          type="button"
          className={buttonClass('quiet')}
          aria-disabled={isPending}
          aria-label={t`‘${name}’ 받기`}
          onClick={() => mutate(undefined)}
        >
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
