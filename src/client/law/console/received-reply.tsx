import { inboxCalls } from '#contract/law/inbox.ts'
import { attachmentLimits } from '#contract/law/attachments.ts'
import type { Body } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'
import { FileButton } from '../../content/file-button.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { withBody } from '../../session/with-body.ts'
import { alert } from '../../ui/alert.tsx'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import type { ItemPartProps } from '../../console/module.ts'
import { sizeText } from '../../ui/deferred/size-text.ts'
import type { ReceivedMail } from './read-mail.ts'
import { useTakeRequest } from './use-take-request.ts'

const { kind: _kind, ...fields } = bodyFields(inboxCalls['POST /api/console/forms/{_id}/notes'])
/** Over a slow line, in ms. */
const timeout = 600_000

interface Chosen {
  file: File
  mail: ReceivedMail
}

/** Sends the file once, and what is written of it after that. */
function useKeepReply(_form: string) {
  const locale = useLocale()
  const take = useTakeRequest()
  const attached = useRef<File>(undefined)
  return async (file: File, body: unknown, idempotencyKey: string) => {
    const call = { locale, params: { _id: _form } }
    if (attached.current !== file) {
      const form = new FormData()
      form.append('file', file, file.name.normalize('NFC'))
      take((await api('POST /api/console/forms/{_id}/files', { ...call, transport: withBody(form), timeout })).form)
      attached.current = file
    }
    const note = { ...(body as Body<'POST /api/console/forms/{_id}/notes'>), kind: 'reply' as const }
    take((await api('POST /api/console/forms/{_id}/notes', { ...call, body: note, idempotencyKey })).form)
  }
}

/** Puts what the sender has written back into the timeline, from a mail that was saved as a file; the file is attached as it is. */
export function ReceivedReply({ item }: Pick<ItemPartProps, 'item'>) {
  const { t } = useLingui()
  const id = useId()
  const [chosen, setChosen] = useState<Chosen>()
  const keep = useKeepReply(item._id)
  const most = sizeText(attachmentLimits.maxBytes)
  const choose = async (file: File | undefined) => {
    if (file === undefined) return
    if (file.size > attachmentLimits.maxBytes) return alert(t`파일이 너무 큽니다. ${most}까지 올리실 수 있습니다.`)
    const { readMail } = await import('./read-mail.ts')
    const mail = await readMail(file)
    if (mail === undefined) return alert(t`메일 파일이 아닙니다. 메일 프로그램에서 EML 파일로 저장해 주십시오.`)
    setChosen({ file, mail })
  }
  const isOther = chosen !== undefined && item['email'] !== null && chosen.mail.address !== item['email']
  return (
    <div
      className="space-y-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void choose(event.dataTransfer.files[0])
      }}
    >
      <p className="text-sm text-muted">
        <Trans>받은 메일을 EML 파일로 저장하거나 첨부로 전달받아 여기에 올리시면 기록에 남고, 파일도 첨부됩니다.</Trans>
      </p>
      <FileButton
        id={id}
        accept=".eml,message/rfc822"
        onChosen={(field) => {
          const file = field.files?.[0]
          field.value = ''
          void choose(file)
        }}
      >
        <Trans>메일 파일 고르기</Trans>
      </FileButton>
      {chosen !== undefined && (
        <>
          <p className="text-sm wrap-anywhere">
            <span className="font-semibold">{chosen.file.name}</span> · {chosen.mail.address}
          </p>
          {isOther && (
            <p className="text-sm font-semibold text-warning" role="alert">
              <Trans>보낸 주소가 신청서의 이메일과 다릅니다. 다른 사람의 메일이 아닌지 확인해 주십시오.</Trans>
            </p>
          )}
          {chosen.mail.isCut && (
            <p className="text-sm text-muted">
              <Trans>글이 길어 앞부분만 기록합니다. 나머지는 첨부된 파일에 있습니다.</Trans>
            </p>
          )}
          <CallForm
            key={`${chosen.file.name} ${chosen.file.lastModified}`}
            fields={fields}
            initial={{ note: chosen.mail.note }}
            button={<Trans>기록 남기기</Trans>}
            done={t`기록했습니다.`}
            send={async (body, idempotencyKey) => {
              await keep(chosen.file, body, idempotencyKey)
              setChosen(undefined)
            }}
          />
        </>
      )}
    </div>
  )
}
