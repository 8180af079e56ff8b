import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { buttonClass } from '../../ui/button.ts'

interface Props {
  q: string | undefined
  onSearch: (q: string) => void
  /** Whose names they are; of all companies where nothing is said. */
  label?: ReactNode
}

/** Looks for a company by words of its name. */
export function NameSearch({ q, onSearch, label = <Trans>기업 이름</Trans> }: Props) {
  const id = useId()
  return (
    <form
      role="search"
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        const words = new FormData(event.currentTarget).get('q')
        onSearch(typeof words === 'string' ? words.trim() : '')
      }}
    >
      <div>
        <label htmlFor={id} className="text-xs font-semibold text-muted">
          {label}
        </label>
        <input id={id} key={q} type="search" name="q" defaultValue={q} maxLength={100} className={fieldClass('text-sm')} />
      </div>
      <button type="submit" className={buttonClass('outline', 'whitespace-nowrap')}>
        <Trans>찾기</Trans>
      </button>
    </form>
  )
}
