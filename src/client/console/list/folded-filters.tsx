import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  /** How many of them narrow the list now. */
  active: number
  /** Stays outside: the words that are looked for. */
  before?: ReactNode
  /** Stays outside: everyday views. They need the room of a whole row: the filters are folded on tablets, too. */
  quick?: ReactNode
  /** Stays outside, at the end. */
  after?: ReactNode
  /** The filters themselves; none: there is nothing to fold. */
  children: ReactNode
  /** Takes all of them away; absent: nothing to be taken away. */
  onClear?: (() => void) | undefined
}

/** Where they are folded: on phones, or wherever the screen is no wide one. */
const looks = {
  phone: { button: 'xs:hidden', filters: 'xs:contents', folded: 'max-xs:hidden' },
  narrow: { button: 'lg:hidden', filters: 'sm:grid-cols-4 lg:contents', folded: 'max-lg:hidden' },
} as const

/** The filters of a list. On a phone they stand behind one button: the list comes first. */
export function FoldedFilters({ active, before, quick, after, children, onClear }: Props) {
  const look = looks[quick === undefined ? 'phone' : 'narrow']
  const [areShown, setAreShown] = useState(false)
  const id = useId()
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {before}
      {quick}
      {children !== null && (
        <button
          type="button"
          className={buttonClass('outline', `h-11 ${look.button}`)}
          aria-expanded={areShown}
          aria-controls={id}
          onClick={() => setAreShown(!areShown)}
        >
          {active === 0 ? <Trans>조건</Trans> : <Trans>조건 {active}개 적용</Trans>}
          <Icon name="down" className={areShown ? 'size-4 rotate-180' : 'size-4'} />
        </button>
      )}
      <div id={id} className={`grid basis-full grid-cols-2 items-end gap-2 ${look.filters} ${areShown ? '' : look.folded}`}>
        {children}
      </div>
      {onClear !== undefined && (
        <button type="button" className={buttonClass('quiet', 'h-11 px-3')} onClick={onClear}>
          <Trans>조건 지우기</Trans>
        </button>
      )}
      {after}
    </div>
  )
}
