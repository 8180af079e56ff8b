import type { CompanyFile } from '#contract/platform/company.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { saveBlob } from '../../content/save-blob.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useDownload } from '../../content/use-download.ts'
import { api, ApiFailure } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { useKnownSession } from '../../session/use-session.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'

/** Fifty megabytes over a slow line, in ms. */
const timeout = 600_000

function OneOfSeveral({ file }: { file: CompanyFile }) {
  const { t } = useLingui()
  const { download, isPending } = useDownload(file)
  const { name } = file
  return (
    <li>
      <button
        type="button"
        className="inline-flex min-h-11 items-center text-left text-sm wrap-anywhere underline underline-offset-4"
        aria-disabled={isPending}
        aria-label={t`‘${name}’ 받기`}
        onClick={download}
      >
        {name}
      </button>
    </li>
  )
}

interface Props {
  _fair: string
  /** The participant. */
  _id: string
  _company: string
  name: string
}

/**
 * The documents by which a company introduces itself, at all and at this fair: for companies that take part only (specification 6).
 * The server decides. The only one is saved at once, several are listed.
 */
export function Introduction({ _fair, _id, _company, name }: Props) {
  const { t } = useLingui()
  const session = useKnownSession()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const [files, setFiles] = useState<readonly CompanyFile[]>([])
  const { mutate, isPending } = usePress({
    mutationFn: async () => {
      const [{ company }, { introductions }] = await Promise.all([
        api('GET /api/v1/companies/{_id}', { locale, params: { _id: _company } }),
        api('GET /api/v1/fairs/{_fair}/introductions/{_id}', { locale, params: { _fair, _id } }),
      ])
      const found: CompanyFile[] = [...(company.introduction === null ? [] : [company.introduction]), ...introductions]
      const [only] = found
      // What is no JSON comes as its bytes (data/http.ts).
      if (only !== undefined && found.length === 1)
        saveBlob((await api('GET /api/v1/files/{_file}', { locale, params: { _file: only._file }, timeout })) as Blob, only.name)
      return found
    },
    onSuccess: (found) => {
      setFiles(found.length > 1 ? found : [])
      return found.length === 0 ? alert(t`아직 올린 회사소개서가 없습니다.`) : undefined
    },
    // What one may not read is not there.
    onError: (error) =>
      error instanceof ApiFailure && error.status === 404
        ? alert(t`회사소개서는 담당자가 승인한 기업에게만 보입니다. 승인 상태는 회사 정보에서 보실 수 있습니다.`)
        : alertFailure(error),
  })
  if (session?.role !== 'SELLER' && session?.role !== 'BUYER') return null
  return (
    <div className="mt-auto">
      <button
        type="button"
        className={buttonClass('outline')}
        aria-disabled={isPending}
        aria-label={t`${name} 회사소개서 받기`}
        onClick={() => mutate(undefined)}
      >
        <TopicIcon name="file" className="size-5" />
        {isPending ? <Trans>받고 있습니다…</Trans> : <Trans>회사소개서</Trans>}
      </button>
      <div role="status">
        {files.length > 0 && (
          <ul className="mt-2">
            {files.map((file) => (
              <OneOfSeveral key={file._file} file={file} />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
