import type { Body } from '#contract/index.ts'
import { languageTag } from '#contract/locale.ts'
import { type EditedMessage, messageTemplates, type MessageText, messageVariables, variablesOf } from '#contract/site/messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { ApiFailure, api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { FieldFrame } from '../form/field-frame.tsx'
import { focusFirstInvalid } from '../form/focus-first-invalid.ts'
import { type ItemForm, useItemForm } from '../form/form.ts'
import { MessagePreview } from './message-preview.tsx'

const path = '/api/console/messages/{template}/{channel}/{locale}'

/** What is wrong, with what the server says of each field. */
const reasonOf = (error: Error): string =>
  error instanceof ApiFailure && error.answer.issues !== undefined
    ? error.answer.issues.map(({ message }) => message).join(' ')
    : error.message

/** Saves a text, sets it back and tries it. */
function useMessage({ template, channel, locale: language, ...message }: EditedMessage) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const [done, setDone] = useState('')
  const params = { template, channel, locale: language }
  const readAgain = () => client.invalidateQueries({ queryKey: ['GET /api/console/messages'] })
  const form = useItemForm({
    initial: { subject: message.subject, text: message.text },
    save: async (values) => {
      setDone('')
      await api(`PUT ${path}`, { locale, params, body: values as Body<`PUT ${typeof path}`> })
      form.reset(values)
      await readAgain()
      setDone(t`Saved`)
    },
    onFailure: (error) => void alert(error.message),
  })
  const press = { onMutate: () => setDone(''), onError: (error: Error) => void alert(reasonOf(error)) }
  const reset = usePress({
    ...press,
    mutationFn: () => api(`DELETE ${path}`, { locale, params }),
    onSuccess: async () => {
      form.reset({ ...message.default })
      await readAgain()
      setDone(t`기본 글로 되돌렸습니다.`)
    },
  })
  const trial = usePress({
    ...press,
    mutationFn: (text: MessageText) => api('POST /api/console/messages/test', { locale, body: { ...params, ...text } }),
    onSuccess: () => setDone(t`회원님의 주소로 보냈습니다.`),
  })
  return { form, done, reset, trial }
}

/** The text itself, and buttons that put a variable where one writes. */
function TextField({ form, message: { template, locale } }: { form: ItemForm; message: EditedMessage }) {
  const { t, i18n } = useLingui()
  const area = useRef<HTMLTextAreaElement>(null)
  const { required }: { required: readonly string[] } = messageTemplates[template]
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
              {variablesOf(template).map((name) => (
                <li key={name}>
                  <button type="button" className={buttonClass('outline', 'px-3')} onClick={() => insert(name)}>
                    {i18n._(messageVariables[name])}
                    {required.includes(name) && (
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

/** What a message says: its text with variables, and how it looks with values. */
export function MessageForm({ message }: { message: EditedMessage }) {
  const { t } = useLingui()
  const { form, done, reset, trial } = useMessage(message)
  const isDirty = () => !form.state.isDefaultValue
  useBlocker({
    shouldBlockFn: async () => isDirty() && !(await confirm(t`저장하지 않은 것이 있습니다. 이 화면을 떠나시겠습니까?`)),
    enableBeforeUnload: isDirty,
  })
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
      <div className="min-w-0 space-y-6">
        {message.channel === 'EMAIL' && <SubjectField form={form} message={message} />}
        <TextField form={form} message={message} />
      </div>
      <form.Subscribe selector={({ values }) => values}>
        {(values) => <MessagePreview message={message} values={values as unknown as MessageText} />}
      </form.Subscribe>
      <div className="flex flex-wrap items-center gap-3 lg:col-span-2">
        <button type="submit" className={buttonClass('primary', 'min-w-28')}>
          <Trans>저장</Trans>
        </button>
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
        <p role="status" className="text-sm font-semibold text-success">
          {done}
        </p>
      </div>
    </form>
  )
}
