import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { fieldClass, Labelled } from './field.tsx'

interface Props extends Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'aria-invalid' | 'aria-describedby'> {
  id: string
  label: string
}

/** A password, which can be looked at, with a hint where the capitals are locked. */
export function PasswordField({ id, label, ...field }: Props) {
  const { t } = useLingui()
  const [isShown, setIsShown] = useState(false)
  const [isLocked, setIsLocked] = useState(false)
  const look = (event: KeyboardEvent) => setIsLocked(event.getModifierState('CapsLock'))
  return (
    <Labelled id={id} label={label}>
      <div className="mt-1.5 flex gap-2">
        <input
          {...field}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="off"
          spellCheck={false}
          aria-required="true"
          className={fieldClass()}
          onKeyDown={look}
          onKeyUp={look}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label={t`${label} 보기`}
          className="min-h-11 shrink-0 px-2 text-sm underline underline-offset-4"
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <Trans>숨기기</Trans> : <Trans>보기</Trans>}
        </button>
      </div>
      <p role="status" className="text-sm text-muted">
        {isLocked && <Trans>Caps Lock이 켜져 있습니다.</Trans>}
      </p>
    </Labelled>
  )
}
