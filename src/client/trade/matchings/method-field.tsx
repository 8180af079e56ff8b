import type { Matching } from '#contract/trade/matchings.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { methodNames } from '../names.ts'
import { Required } from '../../content/required.tsx'

export type MeetingMethod = Matching['method']

interface Props {
  /** Counts until one is chosen. */
  initial: MeetingMethod
  onChange?: (method: MeetingMethod) => void
}

/** The field `method` of a form: how to meet. */
export function MethodField({ initial, onChange }: Props) {
  const { i18n } = useLingui()
  const [chosen, setChosen] = useState<MeetingMethod>()
  const choose = (method: MeetingMethod) => {
    setChosen(method)
    onChange?.(method)
  }
  return (
    <fieldset>
      <legend className="text-sm font-semibold">
        <Trans>상담 방법</Trans> <Required />
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {(['OFFLINE', 'ONLINE'] as const).map((value) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="method"
              value={value}
              checked={value === (chosen ?? initial)}
              className="size-5 accent-accent"
              onChange={() => choose(value)}
            />
            {i18n._(methodNames[value])}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The method that a form says. */
export const methodOf = (said: string): MeetingMethod => (said === 'ONLINE' ? 'ONLINE' : 'OFFLINE')
