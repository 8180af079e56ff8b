import type { Matching } from '#contract/trade/matchings.ts'
import { useLingui } from '@lingui/react/macro'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { type Step, useStep } from './dialog-actions.ts'

/** Renders what is done with a matching at once, after a question. */
export function Marks({ matching }: { matching: Matching }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { step, isPending } = useStep(matching)
  const { actions, proposedBy, role } = matching
  const take = async (question: string, body: Step) => {
    if (!(await confirm(question))) return
    step(body, { onDone: () => alert(t`저장했습니다.`), onFailed: alertFailure })
  }
  const button = (name: string, question: string, body: Step) => (
    <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void take(question, body)}>
      {name}
    </button>
  )
  return (
    <>
      {actions.includes('refuse') &&
        (proposedBy === role
          ? button(t`변경 제안 거두기`, t`변경 제안을 거두시겠습니까? 상담은 원래 시간과 방법으로 합니다.`, { action: 'refuse' })
          : button(t`원래대로 유지`, t`변경을 받아들이지 않으시겠습니까? 상담은 원래 시간과 방법으로 합니다.`, { action: 'refuse' }))}
      {actions.includes('mark') && (
        <>
          {button(t`상담했습니다`, t`상담하셨다고 알리시겠습니까?`, { action: 'mark', outcome: 'met' })}
          {button(t`상담하지 못했습니다`, t`상담하지 못하셨다고 알리시겠습니까?`, { action: 'mark', outcome: 'missed' })}
        </>
      )}
    </>
  )
}
