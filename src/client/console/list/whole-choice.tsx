import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.ts'
import { mostChosen, type useWholeList } from './use-whole-list.ts'

interface Props {
  whole: ReturnType<typeof useWholeList>
  /** How many the list has on all of its pages. */
  total: number
  onChosen: (ids: readonly string[]) => void
}

/** Offers to choose what is on the other pages, too, once all rows of this one are chosen. */
export function WholeChoice({ whole, total, onChosen }: Props) {
  const { read, isReading, stop, choose } = whole
  const most = Math.min(total, mostChosen)
  if (isReading)
    return (
      <>
        <p role="status" className="tabular-nums">
          <Trans>
            {most}개 가운데 {read}개를 찾았습니다
          </Trans>
        </p>
        <button type="button" className={buttonClass('outline')} onClick={stop}>
          <Trans>멈추기</Trans>
        </button>
      </>
    )
  return (
    <button type="button" className={buttonClass('quiet')} onClick={() => choose(total, onChosen)}>
      {total > most ? (
        <Trans>
          모두 {total}개 가운데 앞의 {most}개 고르기
        </Trans>
      ) : (
        <Trans>다른 쪽까지 {total}개 모두 고르기</Trans>
      )}
    </button>
  )
}
