import type { Shape } from '#contract/shape.ts'
import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { ApiFailure } from '../../data/http.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import { FormFoot } from './form-foot.tsx'
import { useItemForm, type Values } from './form.ts'
import { idempotencyKeys } from '../../data/idempotency-keys.ts'
import { ItemField } from './item-field.tsx'
import { useLeavingGuard } from './use-leaving-guard.ts'
import { emptyFields, fieldsToWire } from './values.ts'

interface Props {
  /** Of the body of the call. */
  fields: Readonly<Record<string, Shape>>
  initial?: Values
  /** The key is the same for the same body until it was received. */
  send: (body: Values, idempotencyKey: string) => Promise<unknown>
  /** What the button says; 'save' where nothing else does. */
  button?: ReactNode
  /** A further button that sends the form, with a value of its own in the body. */
  also?: { label: ReactNode; name: string; value: string }
  /** What is said when it is done. */
  done?: string
  /** What is shown of the values while they are typed. */
  Preview?: ComponentType<{ values: Values }>
  /** It begins anew when it is done. */
  isOnce?: boolean
  /** What stands above the fields and can fill them in. */
  renderAbove?: (fill: Fill) => ReactNode
}

/** Writes values into the fields that the form has; of what was typed there it asks first. */
export type Fill = (values: Values) => Promise<void>

/** The form of a call that is no standard one: its fields as the contract declares them. */
export function CallForm({ fields, initial, send, button, also, done, Preview, isOnce = false, renderAbove }: Props) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const prefix = useId()
  const [isDone, setIsDone] = useState(false)
  const [keys] = useState(idempotencyKeys)
  const [start, setStart] = useState(() => ({ ...emptyFields(fields), ...initial }))
  const isByOther = useRef(false)
  const form = useItemForm({
    initial: start,
    save: async (values) => {
      setIsDone(false)
      const own = also !== undefined && isByOther.current ? { [also.name]: also.value } : {}
      const body = { ...fieldsToWire(fields, values), ...own }
      await send(body, keys.of(body))
      keys.forget()
      if (!isOnce) setStart(values)
      form.reset(isOnce ? start : values)
      setIsDone(true)
    },
    onFailure: (error) => {
      // A session that is over: the login form above says so, and the form stays as it is.
      if (!(error instanceof ApiFailure && error.status === 401)) void alertFailure(error)
    },
  })
  // What is being sent may lead to another screen by itself.
  const isDirty = () => !form.state.isSubmitting && !form.state.isDefaultValue
  useLeavingGuard(isDirty)
  const fill: Fill = async (values) => {
    const given = Object.entries(values).filter(([name]) => name in fields)
    const isTyped = given.some(([name]) => ![undefined, null, '', start[name]].includes(form.getFieldValue(name)))
    if (isTyped && !(await confirm(t`적어 두신 내용을 바꾸시겠습니까?`))) return
    for (const [name, value] of given) form.setFieldValue(name, value)
  }
  return (
    <form
      noValidate
      className="max-w-6xl space-y-6"
      onSubmit={(event) => {
        event.preventDefault()
        const { currentTarget, nativeEvent } = event
        isByOther.current = nativeEvent instanceof SubmitEvent && nativeEvent.submitter?.getAttribute('name') === also?.name
        void form.handleSubmit().then(() => focusFirstInvalid(currentTarget))
      }}
    >
      {renderAbove?.(fill)}
      {Object.entries(fields).map(([name, shape]) => (
        <ItemField key={name} form={form} path={name} shape={shape} name={name} prefix={prefix} />
      ))}
      {Preview !== undefined && (
        <form.Subscribe selector={({ values }) => ({ values })}>{({ values }) => <Preview values={values} />}</form.Subscribe>
      )}
      <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
        {(isSubmitting) => (
          <FormFoot isPending={isSubmitting} button={button} done={isDone && (done ?? t`저장했습니다`)}>
            {also !== undefined && (
              <button type="submit" name={also.name} className={buttonClass('outline')} aria-disabled={isSubmitting}>
                {also.label}
              </button>
            )}
          </FormFoot>
        )}
      </form.Subscribe>
    </form>
  )
}
