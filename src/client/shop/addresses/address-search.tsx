import type { Answer } from '#contract/api.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, useState } from 'react'
import { fieldClass, FieldError, Labelled } from '../../content/field.tsx'
import { useFailureText } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'

export type FoundAddress = Answer<'POST /api/v1/shop/addresses'>['addresses'][number]

const { least, most } = shopLimits.addressKeyword
const id = 'address-search'
const optionId = (index: number) => `${id}-${index}`

/** Looks for what is typed when it is asked to: the words leave the browser then, and only then. */
function useSearch() {
  const { t } = useLingui()
  const locale = useLocale()
  const textOf = useFailureText()
  const [found, setFound] = useState<readonly FoundAddress[]>()
  const [active, setActive] = useState(-1)
  const [problem, setProblem] = useState<string>()
  const close = () => {
    setFound(undefined)
    setActive(-1)
    setProblem(undefined)
  }
  const { mutate, isPending } = usePress({
    mutationFn: (keyword: string) => api('POST /api/v1/shop/addresses', { locale, body: { keyword } }),
    onSuccess: ({ addresses }) => setFound(addresses),
    onError: (error) => setProblem(textOf(error)),
  })
  const search = (typed: string) => {
    close()
    const keyword = typed.trim()
    if (keyword.length < least) setProblem(t`도로 이름과 번호나 건물 이름을 적어 주십시오. 예: 이음로 100`)
    else mutate(keyword)
  }
  return { found, active, setActive, problem, isPending, search, close }
}

interface OptionsProps {
  found: readonly FoundAddress[]
  active: number
  onPick: (address: FoundAddress) => void
}

/** What was found: arrow keys in the field move through it, Enter, a click or a tap takes one. */
function Options({ found, active, onPick }: OptionsProps) {
  const { t, i18n } = useLingui()
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t`찾은 주소`} className="mt-2 border-b border-line">
      {found.map((address, index) => (
        <button
          type="button"
          tabIndex={-1}
          key={`${address.postcode} ${address.address} ${address.lot}`}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className={`block min-h-11 w-full border-t border-line px-3 py-2 text-left ${index === active ? 'bg-wash font-semibold' : ''}`}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(address)}
        >
          ({address.postcode}) {address.address}
          <span className="block text-sm font-normal text-muted">
            {i18n.locale === 'ko' ? address.lot : address.english || address.lot}
          </span>
        </button>
      ))}
    </div>
  )
}

/** Finds a road address, to be put into the fields below. */
export default function AddressSearch({ onPick }: { onPick: (address: FoundAddress) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const { found, active, setActive, problem, isPending, search, close } = useSearch()
  const count = found?.length ?? 0
  const pick = (address: FoundAddress) => {
    close()
    setTyped('')
    onPick(address)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter of an input method ends a syllable, and means nothing else.
    if (event.nativeEvent.isComposing) return
    const steps: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 }
    const target = steps[event.key]
    if (target !== undefined && count > 0) {
      event.preventDefault()
      setActive((target + count) % count)
    } else if (event.key === 'Enter') {
      // The form is not sent by it.
      event.preventDefault()
      const chosen = found?.[active]
      if (chosen === undefined) search(typed)
      else pick(chosen)
    } else if (event.key === 'Escape' && found !== undefined) {
      event.preventDefault()
      close()
    }
  }
  return (
    <div>
      <Labelled id={id} label={t`주소 찾기`}>
        <div className="mt-1.5 flex gap-2">
          <input
            id={id}
            role="combobox"
            aria-expanded={count > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active < 0 ? undefined : optionId(active)}
            aria-describedby={problem === undefined ? undefined : `${id}-problem`}
            className={fieldClass('min-w-0 flex-1')}
            placeholder={t`도로 이름과 번호, 건물 이름`}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={most}
            value={typed}
            onChange={({ target }) => {
              // What was found is of other words.
              close()
              setTyped(target.value)
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => search(typed)}>
            <Trans>찾기</Trans>
          </button>
        </div>
      </Labelled>
      {problem !== undefined && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      <p role="status" className="mt-1 text-sm text-muted">
        {found !== undefined && count === 0 && <Trans>찾은 주소가 없습니다. 다르게 적어 보시거나 아래에 직접 적어 주십시오.</Trans>}
        {count > 0 && <Plural value={count} other="#건을 찾았습니다. 화살표 키나 손가락으로 고르실 수 있습니다." />}
      </p>
      {count > 0 && <Options found={found ?? []} active={active} onPick={pick} />}
    </div>
  )
}
