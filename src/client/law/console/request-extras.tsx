import type { Attachment } from '#contract/law/forms.ts'
import { answerCalls } from '#contract/law/forms.ts'
import { inboxCalls } from '#contract/law/inbox.ts'
import type { Body } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { withHeaders } from '../../session/with-body.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import type { ItemPartProps } from '../../console/module.ts'
import { PrivateFiles } from '../../console/screens/private-files.tsx'
import { ReplyChoice } from './reply-choice.tsx'
import { ConflictCheck, RelatedRequests } from './request-matches.tsx'

const mail = bodyFields(answerCalls['PUT /api/console/forms/{_id}/email'])
const text = bodyFields(inboxCalls['PUT /api/console/forms/{_id}/message'])

const look = 'mb-4 max-w-6xl rounded-card border border-line bg-surface px-4 py-1'
const summary = 'min-h-11 content-center text-sm font-semibold'

/** Renders attachments of a request, others that may be about the same people, and the ways to answer. */
export function RequestExtras({ item, onChanged }: ItemPartProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { _id, version, phone } = item
  const asShown = { locale, params: { _id }, transport: withHeaders({ 'if-match': `"${version}"` }) }
  const done = t`보냈습니다. 접수 단계였다면 ‘연락함’으로 바꾸었습니다.`
  return (
    <>
      <RelatedRequests item={item} />
      <PrivateFiles title={t`첨부 파일`} files={item['files'] as Attachment[]} />
      <details className={look}>
        <summary className={summary}>
          <Trans>이메일로 답하기</Trans>
        </summary>
        <div className="py-4">
          <CallForm
            isOnce
            renderAbove={(fill) => <ReplyChoice _form={_id} onChoose={({ subject, html }) => fill({ subject, html })} />}
            fields={mail}
            button={<Trans>보내기</Trans>}
            done={done}
            send={async (body, idempotencyKey) => {
              await api('PUT /api/console/forms/{_id}/email', {
                ...asShown,
                body: body as Body<'PUT /api/console/forms/{_id}/email'>,
                idempotencyKey,
              })
              onChanged()
            }}
          />
        </div>
      </details>
      <details className={look}>
        <summary className={summary}>
          <Trans>문자로 답하기</Trans>
        </summary>
        <div className="py-4">
          <CallForm
            isOnce
            renderAbove={(fill) => <ReplyChoice _form={_id} onChoose={({ message }) => fill({ message })} />}
            fields={text}
            initial={{ to: phone }}
            button={<Trans>보내기</Trans>}
            done={done}
            send={async (body, idempotencyKey) => {
              await api('PUT /api/console/forms/{_id}/message', {
                ...asShown,
                body: body as Body<'PUT /api/console/forms/{_id}/message'>,
                idempotencyKey,
              })
              onChanged()
            }}
          />
        </div>
      </details>
      <details className={`${look} mb-8`}>
        <summary className={summary}>
          <Trans>이해충돌 확인</Trans>
        </summary>
        <div className="py-4">
          <ConflictCheck item={item} />
        </div>
      </details>
    </>
  )
}
