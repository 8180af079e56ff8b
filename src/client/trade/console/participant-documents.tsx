import { shapesOf } from '#contract/shape.ts'
import { refusal } from '#contract/trade/introductions.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { CallForm } from '../../console/form/call-form.tsx'
import { report } from '../../console/frame/undo.tsx'
import { type PrivateFile, PrivateFiles } from '../../console/screens/private-files.tsx'

const fields = shapesOf({ reason: refusal })
const read = 'GET /api/console/fairs/participants/{_id}/introductions'

/** Refuses one document with a reason: it goes, and its owner reads why. */
function Refusal({ _participant, file: { _file, name } }: { _participant: string; file: PrivateFile }) {
  const { t } = useLingui()
  const locale = useLocale()
  const send = async (body: object) => {
    const { reason } = body as { reason: string }
    const params = { _id: _participant, _file }
    await api('POST /api/console/fairs/participants/{_id}/introductions/{_file}/refusal', { locale, params, body: { reason } })
    report({ text: t`‘${name}’ 서류를 반려했습니다. 회원에게 알렸습니다.` })
  }
  return (
    <details className="pb-2">
      <summary className="min-h-11 w-fit content-center underline underline-offset-4">
        <Trans>사유를 적어 반려</Trans>
        <span className="sr-only">: {name}</span>
      </summary>
      <CallForm fields={fields} button={<Trans>서류 반려</Trans>} send={send} />
    </details>
  )
}

/** Documents of a participant for this one fair, beside what its company has. */
export function ParticipantDocuments({ _participant }: { _participant: string }) {
  const { t } = useLingui()
  const load = useQuery(readOptions(read, useLocale(), { params: { _id: _participant } }))
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-24" />} failed={t`서류를 불러오지 못했습니다.`}>
      {({ introductions }) => (
        <PrivateFiles
          title={t`이 상담회에 낸 서류`}
          files={introductions.map((file) => ({ ...file, kind: t`서류 ${file.index + 1}` }))}
          renderBelow={(file) => <Refusal _participant={_participant} file={file} />}
        />
      )}
    </LoadState>
  )
}
