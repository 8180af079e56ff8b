import type { Evidence } from '#contract/auction/evidence.ts'
import { evidenceReason } from '#contract/auction/lot-log.ts'
import { shapesOf } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CallForm } from '../../console/form/call-form.tsx'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { saveBlob } from '../../content/save-blob.ts'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LotPaper } from './lot-paper.tsx'

const call = 'GET /api/console/auction/works/{_work}/evidence'
const fields = shapesOf({ reason: evidenceReason })
/** A long log over a slow line, in ms. */
const timeout = 600_000

/** Renders how the log of a lot is taken along for a court: as a file that a program checks, and on paper. */
export function LotEvidence({ _work }: { _work: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [format, setFormat] = useState('file')
  const [evidence, setEvidence] = useState<Evidence>()
  return (
    <>
      <details className="rounded-card border border-line bg-surface px-4 py-1">
        <summary className="min-h-11 content-center text-sm font-semibold">
          <Trans>법원에 낼 증거로 내보내기</Trans>
        </summary>
        <div className="space-y-4 py-3">
          <p className="text-sm text-muted">
            <Trans>
              응찰자의 이름이 들어 있습니다. 누가 언제 왜 내보냈는지 열람 기록에 남습니다. 사유에는 이름이나 연락처를 적지 마십시오.
            </Trans>
          </p>
          <Labelled id="lot-format" label={t`형식`}>
            <select id="lot-format" className={fieldClass('mt-1.5')} value={format} onChange={({ target }) => setFormat(target.value)}>
              <option value="file">{t`검사할 수 있는 파일(JSON)`}</option>
              <option value="paper">{t`서류(인쇄, PDF)`}</option>
            </select>
          </Labelled>
          <CallForm
            isOnce
            fields={fields}
            button={<Trans>내보내기</Trans>}
            done={t`내보냈습니다.`}
            send={async ({ reason }) => {
              const query = { reason: String(reason) }
              const file = (await api(call, { locale, params: { _work }, query, timeout })) as Blob
              if (format === 'file') saveBlob(file, `lot-${_work}.json`)
              else setEvidence(JSON.parse(await file.text()) as Evidence)
            }}
          />
        </div>
      </details>
      {evidence !== undefined && <LotPaper evidence={evidence} />}
    </>
  )
}
