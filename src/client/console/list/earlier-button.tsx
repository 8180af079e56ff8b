import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.ts'

interface Props {
  /** The list, which has its newest entries. */
  load: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  className?: string
}

/** Renders a button that reads on in a list whose newest entries are shown; nothing where all are there. */
export const EarlierButton = ({ load, className = '' }: Props) =>
  load.hasNextPage ? (
    <button
      type="button"
      className={buttonClass('outline', className)}
      aria-disabled={load.isFetchingNextPage}
      onClick={() => void load.fetchNextPage()}
    >
      <Trans>이전 기록 더 보기</Trans>
    </button>
  ) : null
