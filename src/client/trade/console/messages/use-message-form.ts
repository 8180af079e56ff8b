import { type Locale, locales } from '#contract/locale.ts'
import type { FairMessage, FairMessageInput } from '#contract/trade/fair-messages.ts'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { type ItemForm, useItemForm, type Values } from '../../../console/form/form.ts'
import { type Conflict, merge } from '../../../console/form/merge.ts'
import { fieldsToWire } from '../../../console/form/values.ts'
import { ApiFailure, api } from '../../../data/http.ts'
import { idempotencyKeys } from '../../../data/idempotency-keys.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { withHeaders } from '../../../session/with-body.ts'
import { messageFields } from './message-names.ts'
import { useReasons } from './use-reasons.ts'

const empty: Values = {
  segment: 'approved',
  role: null,
  kind: 'necessary',
  isNotified: false,
  isTexted: false,
  subject: { ko: '' },
  text: { ko: '' },
}

const valuesOf = ({ segment, role, kind, isNotified, isTexted, subject, text }: FairMessage): Values => ({
  segment,
  role,
  kind,
  isNotified,
  isTexted,
  subject,
  text,
})

/** What is typed, as it is sent. */
const inputOf = (values: Values) => fieldsToWire(messageFields, values) as FairMessageInput

/** The message as somebody else has saved it meanwhile, where a refusal says so. */
const newerMessage = (error: Error): FairMessage | undefined =>
  error instanceof ApiFailure && error.code === 'stale' ? (error.answer.current as { message: FairMessage }).message : undefined

/** The first language in which something is wrong. */
const wrongLanguage = (form: ItemForm): Locale | undefined =>
  locales.find((language) => ['subject', 'text'].some((part) => (form.getFieldMeta(`${part}.${language}`)?.errors.length ?? 0) > 0))

/** Writes a draft: a new one, or one that is there, merged with what others save meanwhile. */
export function useMessageForm(_fair: string, message: FairMessage | undefined) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertReasons = useReasons()
  const [keys] = useState(idempotencyKeys)
  const [language, setLanguage] = useState<Locale>('ko')
  const [done, setDone] = useState('')
  const [conflicts, setConflicts] = useState<readonly Conflict[]>()
  /** What the form was filled with. */
  const base = useRef(message)
  /** What the press that is under way has saved. */
  const saved = useRef<FairMessage>(undefined)
  const form = useItemForm({
    initial: message === undefined ? empty : valuesOf(message),
    save: async (values) => {
      setDone('')
      const body = inputOf(values)
      const { current } = base
      const answer =
        current === undefined
          ? await api('POST /api/console/fairs/{_id}/messages', {
              locale,
              params: { _id: _fair },
              body,
              idempotencyKey: keys.of(body),
            })
          : await api('PUT /api/console/fairs/{_id}/messages/{_message}', {
              locale,
              params: { _id: _fair, _message: current._id },
              body,
              transport: withHeaders({ 'if-match': `"${current.version}"` }),
            })
      keys.forget()
      base.current = answer.message
      saved.current = answer.message
      setConflicts(undefined)
      form.reset(valuesOf(answer.message))
      setDone(t`저장했습니다`)
    },
    onFailure: (error) => {
      const theirs = newerMessage(error)
      if (theirs === undefined || base.current === undefined) return alertReasons(error)
      const merged = merge(valuesOf(base.current), form.state.values, valuesOf(theirs))
      base.current = theirs
      setConflicts(merged.conflicts)
      for (const [name, value] of Object.entries(merged.values)) form.setFieldValue(name, value)
    },
  })
  /** Saves what is typed. Returns what is stored, or nothing where it was refused. */
  const save = async (): Promise<FairMessage | undefined> => {
    saved.current = undefined
    await form.handleSubmit()
    if (saved.current === undefined) setLanguage((now) => wrongLanguage(form) ?? now)
    return saved.current
  }
  return { form, save, read: () => inputOf(form.state.values), language, setLanguage, done, conflicts }
}
