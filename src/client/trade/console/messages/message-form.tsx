import { advertisingSign as sign, type FairMessage, type FairMessageInput } from '#contract/trade/fair-messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { ConflictNotice } from '../../../console/form/conflict-notice.tsx'
import { FieldFrame } from '../../../console/form/field-frame.tsx'
import { focusFirstInvalid } from '../../../console/form/focus-first-invalid.ts'
import type { ItemForm } from '../../../console/form/form.ts'
import { FormFoot } from '../../../console/form/form-foot.tsx'
import { ItemField } from '../../../console/form/item-field.tsx'
import { useLeavingGuard } from '../../../console/form/use-leaving-guard.ts'
import { fieldClass } from '../../../content/field.tsx'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { roleNames } from '../names.ts'
import { Audience } from './audience.tsx'
import { LanguageTexts } from './language-texts.tsx'
import { messageFields } from './message-names.ts'
import { MessagePreview } from './message-preview.tsx'
import { SendPanel } from './send-panel.tsx'
import { useMessageForm } from './use-message-form.ts'
import { useReasons } from './use-reasons.ts'

function Field({ form, name }: { form: ItemForm; name: keyof FairMessageInput }) {
  const shape = messageFields[name]
  return shape === undefined ? null : <ItemField form={form} path={name} shape={shape} name={name} prefix="fair-message" />
}

/** Renders whether sellers, buyers or both are meant. */
function RoleField({ form }: { form: ItemForm }) {
  const { t, i18n } = useLingui()
  return (
    <form.Field name="role">
      {({ state: { value }, handleChange }) => (
        <FieldFrame id="fair-message-role" label={t`구분`} isRequired={false} errors={[]}>
          <select
            id="fair-message-role"
            className={fieldClass()}
            value={typeof value === 'string' ? value : ''}
            onChange={({ target }) => handleChange(target.value === '' ? null : target.value)}
          >
            <option value="">{t`판매 기업과 바이어 모두`}</option>
            <option value="SELLER">{i18n._(roleNames.SELLER)}</option>
            <option value="BUYER">{i18n._(roleNames.BUYER)}</option>
          </select>
        </FieldFrame>
      )}
    </form.Field>
  )
}

/** Renders to whom and how a message goes, with their number now. */
function Reach({ form, _fair }: { form: ItemForm; _fair: string }) {
  return (
    <div className="space-y-4">
      <div className="grid gap-4 md:grid-cols-3">
        <Field form={form} name="segment" />
        <RoleField form={form} />
        <Field form={form} name="kind" />
      </div>
      <form.Subscribe selector={({ values }) => values as unknown as FairMessageInput}>
        {(values) => (
          <>
            <Audience _fair={_fair} chosen={values} />
            {values.kind === 'advertising' ? (
              <p className="text-sm text-muted">
                <Trans>제목 앞에 ‘{sign}’가 붙고, 이메일로만 나갑니다.</Trans>
              </p>
            ) : (
              <div className="flex flex-wrap gap-x-8 gap-y-4">
                <Field form={form} name="isNotified" />
                <Field form={form} name="isTexted" />
              </div>
            )}
          </>
        )}
      </form.Subscribe>
    </div>
  )
}

/** Removes a draft, after a question. */
function RemoveButton({ _fair, _message, onGone }: { _fair: string; _message: string; onGone: () => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertReasons = useReasons()
  const { mutate, isPending } = usePress({
    mutationFn: () => api('DELETE /api/console/fairs/{_id}/messages/{_message}', { locale, params: { _id: _fair, _message } }),
    onSuccess: onGone,
    onError: alertReasons,
  })
  const ask = async () => {
    if (await confirm(t`작성 중인 메시지를 지웁니다. 되돌릴 수 없습니다.`)) mutate(undefined)
  }
  return (
    <button type="button" className={buttonClass('quiet')} aria-disabled={isPending} onClick={() => void ask()}>
      <Trans>지우기</Trans>
    </button>
  )
}

interface Props {
  _fair: string
  /** Absent: a new one. */
  message?: FairMessage
  /** It is stored, or on its way. */
  onChanged: (message: FairMessage) => void
  onGone: () => void
}

/** Renders the form of a draft, a look at it with a participant's eyes, and the ways to send it. */
export function MessageForm({ _fair, message, onChanged, onGone }: Props) {
  const { form, save, read, language, setLanguage, done, conflicts } = useMessageForm(_fair, message)
  const isDirty = () => !form.state.isSubmitting && !form.state.isDefaultValue
  useLeavingGuard(isDirty)
  return (
    <div className="max-w-4xl space-y-10">
      <form
        noValidate
        className="space-y-6"
        onSubmit={(event) => {
          event.preventDefault()
          const { currentTarget } = event
          void save().then((saved) => {
            if (saved === undefined) focusFirstInvalid(currentTarget)
            else if (message === undefined) onChanged(saved)
          })
        }}
      >
        {conflicts !== undefined && (
          <ConflictNotice conflicts={conflicts} fields={messageFields} onChoose={(name, value) => form.setFieldValue(name, value)} />
        )}
        <Reach form={form} _fair={_fair} />
        <LanguageTexts form={form} language={language} onChoose={setLanguage} />
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(isSubmitting) => (
            <FormFoot isPending={isSubmitting} button={<Trans>작성 중으로 저장</Trans>} done={done}>
              {message !== undefined && <RemoveButton _fair={_fair} _message={message._id} onGone={onGone} />}
            </FormFoot>
          )}
        </form.Subscribe>
      </form>
      <MessagePreview _fair={_fair} read={read} />
      <SendPanel _fair={_fair} read={read} save={save} onSent={onChanged} />
    </div>
  )
}
