import { isCode } from '#contract/auction/certificate-code.ts'
import { typedCode } from '#contract/paper-code.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCheckedForm } from '../../content/checked-form.ts'
import { TextField } from '../../content/text-field.tsx'
import { buttonClass } from '../../ui/button.ts'

/** Asks for the code of a certificate as paper has it, and leads to what is known of it. */
export function CodeForm() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { invalid, onSubmit } = useCheckedForm()
  const submit = onSubmit(
    ({ text }) => [[!isCode(typedCode(text('code'))), 'certificate-code', t`보증서에 적힌 코드 열여섯 자를 적어 주십시오.`]],
    ({ text }) => navigate({ to: '/auction/certificates/$code', params: { code: typedCode(text('code')) } }),
  )
  return (
    <form noValidate className="max-w-md space-y-4" onSubmit={(event) => void submit(event)}>
      <TextField
        id="certificate-code"
        name="code"
        label={t`보증서 코드`}
        hint={t`예: 2A3B-4C5D-6E7F-8G9H`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        aria-invalid={invalid === 'certificate-code'}
      />
      <button type="submit" className={buttonClass('primary')}>
        <Trans>보증서 확인</Trans>
      </button>
    </form>
  )
}
