import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { inFieldClass, inLabelClass } from './in-field.ts'

interface Props {
  label: string
  /** Empty: all of them. */
  value: string
  options: readonly (readonly [value: string, text: string])[]
  /** How many there are of each; a value without a number has none. */
  counts?: Readonly<Record<string, number>> | undefined
  /** One of them it is always. */
  isRequired?: boolean
  onChoose: (value: string) => void
}

/** One of a few values that a list is narrowed to. */
export function ChoiceFilter({ label, value, options, counts, isRequired = false, onChoose }: Props) {
  const id = useId()
  return (
    <div className="relative xs:min-w-36">
      <label htmlFor={id} className={inLabelClass}>
        {label}
      </label>
      <select id={id} value={value} className={fieldClass(inFieldClass)} onChange={({ target }) => onChoose(target.value)}>
        {!isRequired && (
          <option value="">
            <Trans>모두</Trans>
          </option>
        )}
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {counts === undefined ? text : `${text} (${counts[each] ?? 0})`}
          </option>
        ))}
      </select>
    </div>
  )
}
