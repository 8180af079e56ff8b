import { Trans, useLingui } from '@lingui/react/macro'
import { dialled } from '../../console/list/cell-text.ts'
import type { ConsoleItem } from '../../console/resources.ts'
import { useSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import { nextStep } from './next-step.ts'
import { RequestSuspicion } from './request-suspicion.tsx'
import { useDecision } from './use-decision.ts'

const line = 'mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm'

interface Props {
  item: ConsoleItem
  /** Filled while nothing else on the screen is what somebody most likely presses next. */
  look: 'primary' | 'outline'
  /** Opens the answer by mail; undefined: it is written elsewhere. */
  onAnswer?: () => void
}

/** Offers to take a request that nobody has; saved at once. */
function Take({ item, look }: Omit<Props, 'onAnswer'>) {
  const { t } = useLingui()
  const mine = useSession()?.sub
  const { mutate, isPending } = useDecision(item)
  if (mine === undefined) return null
  return (
    <div className={line}>
      <button
        type="button"
        className={buttonClass(look)}
        aria-disabled={isPending}
        onClick={() => mutate({ change: { _assignee: mine }, text: t`담당자가 되었습니다.` })}
      >
        <Trans>내가 맡기</Trans>
      </button>
      <p className="text-muted">
        <Trans>아직 담당자가 없습니다.</Trans>
      </p>
    </div>
  )
}

/** Leads to the answer: by mail, or by telephone where there is no address. */
function ToAnswer({ item, look, onAnswer }: Props) {
  const phone = String(item['phone'])
  const number = dialled(phone)
  const isMail = item['email'] !== null
  if (isMail ? onAnswer === undefined : number === undefined) return null
  return (
    <div className={line}>
      {isMail ? (
        <button type="button" className={buttonClass(look)} onClick={onAnswer}>
          <Trans>이메일로 답하기</Trans>
        </button>
      ) : (
        <a href={`tel:${number}`} className={buttonClass(look, 'tabular-nums')}>
          <Trans>전화하기</Trans> {phone}
        </a>
      )}
      <p className="text-muted">
        <Trans>아직 답하지 않았습니다.</Trans>
      </p>
    </div>
  )
}

/** Has the one button that a request waits for; nothing where it was answered. */
export function RequestNext(props: Props) {
  const { item, look } = props
  const step = nextStep(item)
  if (item['suspicion'] !== null) return <RequestSuspicion item={item} look={step === 'decide' ? look : 'outline'} />
  if (step === 'take') return <Take item={item} look={look} />
  return step === 'answer' && <ToAnswer {...props} />
}
