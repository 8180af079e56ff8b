import { languageTag } from '#contract/locale.ts'
import { namedCountries } from '#contract/platform/countries.ts'
import type { Shape } from '#contract/shape.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldClass } from '../../content/field.tsx'
import { useLocale } from '../../data/use-locale.ts'
import type { FieldProps } from './field-frame.tsx'

type Props = FieldProps & { shape: Shape; label: string }

const textIn = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const attributes = ({ id, isInvalid, describedBy }: Props) => ({ id, 'aria-invalid': isInvalid, 'aria-describedby': describedBy })

/** The values of a choice. */
export const optionsOf = ({ schema }: Shape): readonly string[] => (schema as unknown as { options: readonly string[] }).options

/** Comes when a field is entered: few fields need it. */
let times: typeof import('./typed-time.ts') | undefined
const loadTimes = async () => {
  times ??= await import('./typed-time.ts')
}

/** Text of one line. A time of day is written out when the field is left, and before it is sent. */
export function LineField(props: Props) {
  const write = (value: string) => {
    const time = times?.takesTime(props.shape) === true ? times.typedTime(value) : undefined
    if (time !== undefined && time !== value) props.onChange(time)
  }
  const writeOut = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const { value } = currentTarget
    if (times !== undefined) return write(value)
    // Left before that has come: what was typed since then stays.
    return void loadTimes().then(() => (currentTarget.value === value ? write(value) : undefined))
  }
  return (
    <input
      {...attributes(props)}
      value={textIn(props.value)}
      className={fieldClass()}
      onChange={({ target }) => props.onChange(target.value)}
      onFocus={() => void loadTimes()}
      onBlur={writeOut}
      onKeyDown={(event) => event.key === 'Enter' && writeOut(event)}
    />
  )
}

/** Password of another account, which is handed over by other means. */
export const PasswordInput = (props: Props) => (
  <input
    {...attributes(props)}
    type="password"
    autoComplete="new-password"
    value={textIn(props.value)}
    className={fieldClass('max-w-md')}
    onChange={({ target }) => props.onChange(target.value)}
  />
)

export const TextField = (props: Props) => (
  <textarea
    {...attributes(props)}
    value={textIn(props.value)}
    rows={4}
    className={fieldClass('field-sizing-content max-h-96')}
    onChange={({ target }) => props.onChange(target.value)}
  />
)

/** Number input that keeps the typed text until it is a number. */
export const NumberField = (props: Props) => (
  <input
    {...attributes(props)}
    inputMode="decimal"
    value={textIn(props.value)}
    className={fieldClass('max-w-48')}
    onChange={({ target: { value } }) =>
      props.onChange(/^-?\d+(\.\d+)?$/.test(value.trim()) && !/\.\d*0$/.test(value) ? Number(value) : value)
    }
  />
)

/** A country, by its name in the language of who works here. */
export function CountryField(props: Props) {
  const named = namedCountries(languageTag(useLocale()))
  return (
    <select
      {...attributes(props)}
      value={textIn(props.value)}
      className={fieldClass()}
      onChange={({ target }) => props.onChange(target.value)}
    >
      <option value="">
        <Trans>없음</Trans>
      </option>
      {named.map(([code, name]) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  )
}

export function ChoiceField(props: Props) {
  const { i18n } = useLingui()
  const { shape } = props
  return (
    <select
      {...attributes(props)}
      value={textIn(props.value)}
      className={fieldClass()}
      onChange={({ target }) => props.onChange(target.value)}
    >
      {(shape.isNullable || textIn(props.value) === '') && (
        <option value="">{shape.isNullable ? <Trans>없음</Trans> : <Trans>고르십시오</Trans>}</option>
      )}
      {optionsOf(shape).map((value) => (
        <option key={value} value={value}>
          {i18n._(shape.choices?.[value] ?? value)}
        </option>
      ))}
    </select>
  )
}

export const BooleanField = (props: Props) => (
  <input
    {...attributes(props)}
    type="checkbox"
    checked={props.value === true}
    className="size-5 accent-accent"
    onChange={({ target }) => props.onChange(target.checked)}
  />
)

/** Several of a few values. */
export function ChoicesField({ id, shape, value, onChange }: Props) {
  const { i18n } = useLingui()
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const { item } = shape
  /** As the contract has it: numbers are named like other choices. */
  const valueOf = (each: string) => (item?.kind === 'number' ? Number(each) : each)
  const options = item === undefined ? [] : item.kind === 'number' ? Object.keys(item.choices ?? {}) : optionsOf(item)
  const change = (changed: string, isChosen: boolean) =>
    onChange(options.filter((each) => (each === changed ? isChosen : chosen.includes(valueOf(each)))).map((each) => valueOf(each)))
  return (
    <ul className="flex flex-wrap gap-x-6">
      {item !== undefined &&
        options.map((each) => (
          <li key={each}>
            <label htmlFor={`${id}-${each}`} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                id={`${id}-${each}`}
                type="checkbox"
                checked={chosen.includes(valueOf(each))}
                className="size-5 accent-accent"
                onChange={({ target }) => change(each, target.checked)}
              />
              {i18n._(item.choices?.[each] ?? each)}
            </label>
          </li>
        ))}
    </ul>
  )
}
