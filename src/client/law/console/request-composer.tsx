import { answerCalls } from '#contract/law/forms.ts'
import { inboxCalls } from '#contract/law/inbox.ts'
import type { Body } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense } from 'react'
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { withHeaders } from '../../session/with-body.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import type { ItemPartProps } from '../../console/module.ts'
import { ReplyChoice } from './reply-choice.tsx'
import { useTakeRequest } from './use-take-request.ts'

const { kind: _kind, ...noteFields } = bodyFields(inboxCalls['POST /api/console/forms/{_id}/notes'])
const ReceivedReply = lazy(async () => ({ default: (await import('./received-reply.tsx')).ReceivedReply }))
const mailFields = bodyFields(answerCalls['PUT /api/console/forms/{_id}/email'])
const textFields = bodyFields(inboxCalls['PUT /api/console/forms/{_id}/message'])

function NoteForm({ item: { _id } }: Pick<ItemPartProps, 'item'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const take = useTakeRequest()
  return (
    <CallForm
      isOnce
      fields={noteFields}
      button={<Trans>기록 남기기</Trans>}
      also={{ label: <Trans>통화로 남기기</Trans>, name: 'kind', value: 'call' }}
      done={t`기록했습니다.`}
      send={async (body, idempotencyKey) => {
        const call = { locale, params: { _id }, body: body as Body<'POST /api/console/forms/{_id}/notes'>, idempotencyKey }
        const { form } = await api('POST /api/console/forms/{_id}/notes', call)
        take(form)
      }}
    />
  )
}

/** An answer to the sender: sent while nobody else has changed the request. */
function Answer({ item, onChanged, by }: ItemPartProps & { by: 'mail' | 'message' }) {
  const { t } = useLingui()
  const { _id, version, phone, email } = item
  const asShown = { locale: useLocale(), params: { _id }, transport: withHeaders({ 'if-match': `"${version}"` }) }
  const isMail = by === 'mail'
  const send = (body: unknown, idempotencyKey: string) =>
    isMail
      ? api('PUT /api/console/forms/{_id}/email', { ...asShown, body: body as Body<'PUT /api/console/forms/{_id}/email'>, idempotencyKey })
      : api('PUT /api/console/forms/{_id}/message', {
          ...asShown,
          body: body as Body<'PUT /api/console/forms/{_id}/message'>,
          idempotencyKey,
        })
  return (
    <CallForm
      isOnce
      renderAbove={(fill) => (
        <ReplyChoice _form={_id} onChoose={({ subject, html, message }) => fill(isMail ? { subject, html } : { message })} />
      )}
      fields={isMail ? mailFields : textFields}
      {...(isMail && email === null ? {} : { initial: { to: isMail ? email : phone } })}
      button={<Trans>보내기</Trans>}
      done={t`보냈습니다. 접수 단계였다면 ‘연락함’으로 바꾸었습니다.`}
      send={async (body, idempotencyKey) => {
        await send(body, idempotencyKey)
        onChanged()
      }}
    />
  )
}

export type ComposerTab = 'note' | 'mail' | 'message' | 'reply'

interface Props extends ItemPartProps {
  tab: ComposerTab
  onTab: (tab: ComposerTab) => void
}

/** Renders what one does next about a request: write down, or answer by mail or text message. */
export function RequestComposer({ tab, onTab, ...props }: Props) {
  const { t } = useLingui()
  const tabs = [
    { id: 'note', label: t`기록`, panel: <NoteForm item={props.item} /> },
    { id: 'mail', label: t`이메일로 답하기`, panel: <Answer {...props} by="mail" /> },
    { id: 'message', label: t`문자로 답하기`, panel: <Answer {...props} by="message" /> },
    { id: 'reply', label: t`받은 답장`, panel: <ReceivedReply item={props.item} /> },
  ]
  return (
    <Tabs className="rounded-card border border-line bg-surface" selectedKey={tab} onSelectionChange={(key) => onTab(key as ComposerTab)}>
      <TabList aria-label={t`다음에 할 일`} className="flex flex-wrap gap-1 border-b border-line px-2">
        {tabs.map(({ id, label }) => (
          <Tab
            key={id}
            id={id}
            className="flex min-h-11 cursor-pointer items-center border-b-2 border-transparent px-3 text-sm font-semibold text-muted outline-none data-focus-visible:outline-3 data-focus-visible:-outline-offset-3 data-focus-visible:outline-accent data-hovered:text-ink data-selected:border-accent data-selected:text-ink"
          >
            {label}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, panel }) => (
        // What was begun in one is there when one comes back from another.
        <TabPanel key={id} id={id} shouldForceMount className="p-4 outline-none data-inert:hidden">
          <Suspense fallback={null}>{panel}</Suspense>
        </TabPanel>
      ))}
    </Tabs>
  )
}
