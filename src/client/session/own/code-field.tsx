import { halfWidth } from '#contract/half-width.ts'
import { useLingui } from '@lingui/react/macro'
import type { Typed } from '../../content/checked-form.ts'
import { TextField } from '../../content/text-field.tsx'

interface CodeProps {
  id: string
  'aria-invalid'?: boolean
}

/** Reads the code of a form, in the digits of ASCII. */
export const codeIn = ({ text }: Pick<Typed, 'text'>): string => halfWidth(text('code')).trim()

/** Tells six digits from anything else. */
export const isCode = (code: string): boolean => /^\d{6}$/.test(code)

/** The six digits that came. Phones offer them by themselves. */
export function CodeField({ id, ...field }: CodeProps) {
  const { t } = useLingui()
  return (
    <TextField
      {...field}
      id={id}
      name="code"
      label={t`인증번호 여섯 자리`}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      aria-required="true"
    />
  )
}
