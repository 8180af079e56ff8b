import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { PageLink } from '../../content/page-link.tsx'
import { buttonClass } from '../../ui/button.ts'
import type { Fair } from '../queries.ts'
import { useNextStep } from './use-next-step.ts'

/** The one button of a fair: what the reader does next. @param props.children where there is nothing of the kind */
export function NextStep({ fair, children }: { fair: Fair; children: ReactNode }) {
  const step = useNextStep(fair)
  const look = { className: buttonClass() }
  const ofFair = { params: { _fair: fair._id }, ...look }
  if (step === 'today')
    return (
      <PageLink to="/mypage/today" {...look}>
        <Trans>오늘 일정 보기</Trans>
      </PageLink>
    )
  if (step === 'schedule')
    return (
      <PageLink to="/mypage/schedule/$_fair" {...ofFair}>
        <Trans>내 일정</Trans>
      </PageLink>
    )
  if (step === 'apply')
    return (
      <PageLink to="/fairs/$_fair" hash="apply-title" {...ofFair}>
        <Trans>참가 신청</Trans>
      </PageLink>
    )
  return children
}
