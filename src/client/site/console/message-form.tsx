import type { Body } from '#contract/api.ts'
import { languageTag } from '#contract/locale.ts'
import { type EditedMessage, messageCalls, type MessageText } from '#contract/platform/messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { ApiFailure, api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { buttonClass } from '../../ui/button.ts'
import { withHeaders } from '../../session/with-body.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { ConflictNotice } from '../../console/form/conflict-notice.tsx'
import { FieldFrame } from '../../console/form/field-frame.tsx'
import { FormFoot } from '../../console/form/form-foot.tsx'
import { focusFirstInvalid } from '../../console/form/focus-first-invalid.ts'
import { type ItemForm, useItemForm } from '../../console/form/form.ts'
import { type Conflict, merge } from '../../console/form/merge.ts'
import { useLeavingGuard } from '../../console/form/use-leaving-guard.ts'
import { MessagePreview } from './message-preview.tsx'

const path = '/api/console/messages/{template}/{channel}/{locale}'
const fields = bodyFields(messageCalls[`PUT ${path}`])

const textsOf = ({ subject, text }: MessageText) => ({ subject, text })

/** The message as somebody else has saved it meanwhile, where a refusal says so. */
const newerMessage = (error: Error): EditedMessage | undefined =>
  error instanceof ApiFailure && error.code === 'stale' ? (error.answer.current as { message: EditedMessage }).message : undefined

/** What is wrong, with what the server says of each field. */
const reasonOf = (error: Error): string =>
  error instanceof ApiFailure && error.answer.issues !== undefined
    ? error.answer.issues.map(({ message }) => message).join(' ')
    : error.message

/** Saves a text, sets it back and tries it. */
function useMessage(message: EditedMessage) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const locale = useLocale()
  const [done, setDone] = useState('')
  /** What the form was filled with: a later one is merged with what was typed, never put in its place. */
  const [base, setBase] = useState(message)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>()
  const { template, channel, locale: language } = base
  const params = { template, channel, locale: language }
  const asShown = { locale, params, transport: withHeaders({ 'if-match': `"${base.version}"` }) }
  const take = (saved: EditedMessage) => {
    setBase(saved)
    setConflicts(undefined)
    form.reset(textsOf(saved))
  }
  const fail = (error: Error) => {
    const theirs = newerMessage(error)
    if (theirs === undefined) return void alertFailure(error instanceof ApiFailure ? new Error(reasonOf(error)) : error)
    const { values, conflicts: both } = merge(textsOf(base), form.state.values, textsOf(theirs))
    setBase(theirs)
    setConflicts(both)
    for (const [name, value] of Object.entries(values)) form.setFieldValue(name, value)
  }
  const form = useItemForm({
    initial: textsOf(base),
    save: async (values) => {
      setDone('')
      const { message: saved } = await api(`PUT ${path}`, { ...asShown, body: values as Body<`PUT ${typeof path}`> })
      take(saved)
      setDone(t`저장했습니다`)
    },
    onFailure: fail,
  })
  const press = { onMutate: () => setDone(''), onError: fail }
  const reset = usePress({
    ...press,
    mutationFn: () => api(`DELETE ${path}`, asShown),
    onSuccess: ({ message: standard }) => {
      take(standard)
      setDone(t`기본 글로 되돌렸습니다.`)
    },
  })
  const trial = usePress({
    ...press,
    mutationFn: (text: MessageText) => api('POST /api/console/messages/test', { locale, body: { ...params, ...text } }),
    onSuccess: () => setDone(t`회원님의 주소로 보냈습니다.`),
  })
  return { form, base, conflicts, done, reset, trial }
}

/** The text itself, and buttons that put a variable where one writes. */
function TextField({ form, message: { variables, locale } }: { form: ItemForm; message: EditedMessage }) {
  const { t } = useLingui()
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <form.Field name="text">
      {({ state: { value, meta }, handleChange }) => {
        const insert = (name: string) => {
          if (area.current === null) return
          const { selectionStart, selectionEnd } = area.current
          area.current.setRangeText(`{${name}}`, selectionStart, selectionEnd, 'end')
          handleChange(area.current.value)
          area.current.focus()
        }
        return (
          <FieldFrame id="message-text" label={t`내용`} isRequired errors={meta.errors}>
            <textarea
              ref={area}
              id="message-text"
              lang={languageTag(locale)}
              value={String(value)}
              rows={8}
              aria-invalid={meta.errors.length > 0}
              aria-describedby={meta.errors.length > 0 ? 'message-text-error' : undefined}
              className={fieldClass('field-sizing-content max-h-[32rem]')}
              onChange={({ target }) => handleChange(target.value)}
            />
            <ul aria-label={t`글에 넣을 수 있는 항목`} className="mt-2 flex flex-wrap gap-2">
              {variables.map(({ name, label, isRequired }) => (
                <li key={name}>
                  <button type="button" className={buttonClass('outline', 'px-3')} onClick={() => insert(name)}>
                    {label}
                    {isRequired && (
                      <span className="text-muted">
                        <Trans>(꼭 필요)</Trans>
                      </span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </FieldFrame>
        )
      }}
    </form.Field>
  )
}

function SubjectField({ form, message: { locale } }: { form: ItemForm; message: EditedMessage }) {
  const { t } = useLingui()
  return (
    <form.Field name="subject">
      {({ state: { value, meta }, handleChange }) => (
        <FieldFrame id="message-subject" label={t`제목`} isRequired errors={meta.errors}>
          <input
            id="message-subject"
            lang={languageTag(locale)}
            value={String(value)}
            aria-invalid={meta.errors.length > 0}
            aria-describedby={meta.errors.length > 0 ? 'message-subject-error' : undefined}
            className={fieldClass()}
            onChange={({ target }) => handleChange(target.value)}
          />
        </FieldFrame>
      )}
    </form.Field>
  )
}

/** Renders the text of a message with its variables, and a preview with values. */
export function MessageForm(props: { message: EditedMessage }) {
  const { form, base: message, conflicts, done, reset, trial } = useMessage(props.message)
  const isDirty = () => !form.state.isDefaultValue
  useLeavingGuard(isDirty)
  return (
    <form
      noValidate
      className="grid max-w-6xl gap-8 lg:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        const { currentTarget } = event
        void form.handleSubmit().then(() => focusFirstInvalid(currentTarget))
      }}
    >
      {conflicts !== undefined && (
        <div className="lg:col-span-2">
          <ConflictNotice conflicts={conflicts} fields={fields} onChoose={(name, value) => form.setFieldValue(name, value)} />
        </div>
      )}
      <div className="min-w-0 space-y-6">
        {message.channel === 'EMAIL' && <SubjectField form={form} message={message} />}
        <TextField form={form} message={message} />
      </div>
      <form.Subscribe selector={({ values }) => values}>
        {(values) => <MessagePreview message={message} values={values as unknown as MessageText} />}
      </form.Subscribe>
      <div className="lg:col-span-2">
        <FormFoot done={done}>
          <button
            type="button"
            className={buttonClass('outline')}
            aria-disabled={trial.isPending}
            onClick={() => trial.mutate(form.state.values as unknown as MessageText)}
          >
            <Trans>내 주소로 시험 삼아 보내기</Trans>
          </button>
          {!message.isDefault && (
            <button type="button" className={buttonClass('quiet')} aria-disabled={reset.isPending} onClick={() => reset.mutate(undefined)}>
              <Trans>기본 글로 되돌리기</Trans>
            </button>
          )}
        </FormFoot>
      </div>
    </form>
  )
}
