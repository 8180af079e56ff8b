import { Trans, useLingui } from '@lingui/react/macro'
import { Cell } from '../../console/list/cell.tsx'
import { type ConsoleItem, resourceOf } from '../../console/resources.ts'
import { buttonClass } from '../../ui/button.ts'
import { isUndecided } from './undecided.ts'
import { useDecision } from './use-decision.ts'

const forms = resourceOf('forms')

interface Props {
  item: ConsoleItem
  /** Of the button that is most likely pressed. */
  look?: 'primary' | 'outline'
}

/** Says why a request may come from a program, and has the buttons that decide it. */
export function RequestSuspicion({ item, look = 'outline' }: Props) {
  const { t } = useLingui()
  const { mutate, isPending } = useDecision(item)
  const isSpam = item['stage'] === 'spam'
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="font-semibold text-warning">
        <Trans>자동 입력 의심</Trans>: <Cell shape={forms.shapes.all['suspicion']} value={item['suspicion']} />
      </p>
      <div className="flex gap-2">
        {isUndecided(item) && (
          <button
            type="button"
            className={buttonClass(look)}
            aria-disabled={isPending}
            onClick={() => mutate({ change: { stage: 'spam' }, text: t`스팸으로 옮겼습니다.` })}
          >
            <Trans>스팸으로</Trans>
          </button>
        )}
        <button
          type="button"
          className={buttonClass('outline')}
          aria-disabled={isPending}
          onClick={() =>
            mutate({ change: { suspicion: null, ...(isSpam ? { stage: 'received' } : {}) }, text: t`정상 신청으로 두었습니다.` })
          }
        >
          <Trans>정상으로</Trans>
        </button>
      </div>
    </div>
  )
}
