import { Trans } from '@lingui/react/macro'

/** Says why nothing can be offered any more. */
export const FairIsOver = ({ className = '' }: { className?: string }) => (
  <p className={`border-l-4 border-accent bg-wash px-4 py-2 ${className}`}>
    <Trans>끝난 상담회여서 새로 상담을 제안하실 수 없습니다.</Trans>
  </p>
)
