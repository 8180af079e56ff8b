import type { Evidence } from '#contract/auction/evidence.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useReason } from '../../console/list/export-reason.tsx'
import { saveBlob } from '../../content/save-blob.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'
import { LotPaper } from './lot-paper.tsx'

/** A long log over a slow line, in ms. */
const timeout = 600_000

/** Renders how the log of a lot is taken along for a court: as a file that a program checks, and on paper. */
export function LotEvidence({ _work }: { _work: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const [evidence, setEvidence] = useState<Evidence>()
  const { ask, dialog } = useReason(true, t`기록 내보내기`)
  const { mutate, isPending } = usePress({
    mutationFn: async (isPaper: boolean) => {
      const reason = await ask()
      if (reason === undefined) return undefined
      const file = (await api('GET /api/console/auction/works/{_work}/evidence', {
        locale,
        params: { _work },
        query: { reason },
        timeout,
      })) as Blob
      return { file, paper: isPaper ? (JSON.parse(await file.text()) as Evidence) : undefined }
    },
    onSuccess: (made) => {
      if (made === undefined) return
      if (made.paper === undefined) saveBlob(made.file, `lot-${_work}.json`)
      else setEvidence(made.paper)
    },
    onError: alertFailure,
  })
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate(false)}>
          {isPending ? <Trans>모으고 있습니다…</Trans> : <Trans>증거 파일 받기(JSON)</Trans>}
        </button>
        <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate(true)}>
          <Trans>법원에 낼 서류 만들기(PDF)</Trans>
        </button>
      </div>
      {dialog}
      {evidence !== undefined && <LotPaper evidence={evidence} />}
    </div>
  )
}
