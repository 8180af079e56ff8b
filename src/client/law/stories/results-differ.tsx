import { Trans } from '@lingui/react/macro'

/** The notice that stands with every story (Korean rules on lawyers' advertising). */
export const ResultsDiffer = ({ isSmall = false, className = '' }: { isSmall?: boolean; className?: string }) => (
  <p className={`${isSmall ? 'text-xs' : 'text-sm'} text-muted ${className}`}>
    <Trans>사건의 결과는 사안에 따라 다를 수 있으며, 같은 결과를 약속하지 않습니다.</Trans>
  </p>
)
