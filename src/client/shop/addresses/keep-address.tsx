import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { TextField } from '../../content/text-field.tsx'

/** Asks whether an address that was written by hand is kept, and as what. */
export function KeepAddress({ isInvalid }: { isInvalid: boolean }) {
  const { t } = useLingui()
  const [isSaved, setIsSaved] = useState(false)
  return (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-accent"
          checked={isSaved}
          onChange={({ target }) => setIsSaved(target.checked)}
        />
        <Trans>주문하면서 이 주소를 배송지 목록에 저장합니다.</Trans>
      </label>
      {isSaved && (
        <TextField
          id="order-keepAs"
          name="keepAs"
          label={t`배송지 이름 (예: 집, 회사)`}
          aria-required="true"
          aria-invalid={isInvalid}
          maxLength={30}
          autoComplete="off"
        />
      )}
    </div>
  )
}
