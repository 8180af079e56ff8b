import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { useItemForm, type Values } from './form.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import { ItemField } from './item-field.tsx'
import { emptyFields, fieldsToWire } from './values.ts'

interface Props {
  /** Of the body of the call. */
  fields: Readonly<Record<string, Shape>>
  initial?: Values
  /** The key is the same for the same body until it was received. */
  send: (body: Values, idempotencyKey: string) => Promise<unknown>
  /** What the button says; 'save' where nothing else does. */
  button?: ReactNode
  /** What is said when it is done. */
  done?: string
  /** It begins anew when it is done. */
  isOnce?: boolean
}

/** The form of a call that is no standard one: its fields as the contract declares them. */
export function CallForm({ fields, initial, send, button, done, isOnce = false }: Props) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const prefix = useId()
  const [isDone, setIsDone] = useState(false)
  const [keys] = useState(idempotencyKeys)
  const [start, setStart] = useState(() => ({ ...emptyFields(fields), ...initial }))
  const form = useItemForm({
    initial: start,
    save: async (values) => {
      setIsDone(false)
      const body = fieldsToWire(fields, values)
      await send(body, keys.of(body))
      keys.forget()
      if (!isOnce) setStart(values)
      form.reset(isOnce ? start : values)
      setIsDone(true)
    },
    onFailure: (error) => void alertFailure(error),
  })
  // What is being sent may lead to another screen by itself.
  const isDirty = () => !form.state.isSubmitting && !form.state.isDefaultValue
  useBlocker({
    shouldBlockFn: async () => isDirty() && !(await confirm(t`저장하지 않은 것이 있습니다. 이 화면을 떠나시겠습니까?`)),
    enableBeforeUnload: isDirty,
  })
  return (
    <form
      noValidate
      className="max-w-6xl space-y-6"
      onSubmit={(event) => {
        event.preventDefault()
        const { currentTarget } = event
        void form.handleSubmit().then(() => focusFirstInvalid(currentTarget))
      }}
    >
      {Object.entries(fields).map(([name, shape]) => (
        <ItemField key={name} form={form} path={name} shape={shape} name={name} prefix={prefix} />
      ))}
      <div className="flex items-center gap-3">
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isSubmitting) => (
            <button type="submit" className={buttonClass('primary', 'min-w-28')} aria-disabled={isSubmitting}>
              {button ?? <Trans>저장</Trans>}
            </button>
          )}
        </form.Subscribe>
        <p role="status" className="text-sm font-semibold text-success">
          {isDone && (done ?? t`Saved`)}
        </p>
      </div>
    </form>
  )
}
