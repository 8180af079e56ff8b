import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { buttonClass } from '../../ui/button.ts'
import { Icon } from '../../ui/icon.tsx'

interface Props {
  /** How many of them narrow the list now. */
  active: number
  /** Stays outside: the words that are looked for. */
  before?: ReactNode
  /** Stays outside, at the end. */
  after?: ReactNode
  /** The filters themselves; none: there is nothing to fold. */
  children: ReactNode
  /** Takes all of them away; absent: nothing to be taken away. */
  onClear?: (() => void) | undefined
}

/** The filters of a list. On a phone they stand behind one button: the list comes first. */
export function FoldedFilters({ active, before, after, children, onClear }: Props) {
  const [areShown, setAreShown] = useState(false)
  const id = useId()
  return (
    <div className="mb-4 grid grid-cols-2 items-end gap-2 xs:flex xs:flex-wrap">
      {before}
      {children !== null && (
        <button
          type="button"
          className={buttonClass('outline', 'h-11 xs:hidden')}
          aria-expanded={areShown}
          aria-controls={id}
          onClick={() => setAreShown(!areShown)}
        >
          {active === 0 ? <Trans>조건</Trans> : <Trans>조건 {active}개 적용</Trans>}
          <Icon name="down" className={areShown ? 'size-4 rotate-180' : 'size-4'} />
        </button>
      )}
      <div id={id} className={`col-span-2 grid grid-cols-2 items-end gap-2 xs:contents ${areShown ? '' : 'max-xs:hidden'}`}>
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
