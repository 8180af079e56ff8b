import { Trans } from '@lingui/react/macro'

/** The notice that stands with every review (Korean rules on lawyers' advertising). */
export const ExperiencesDiffer = ({ className = '' }: { className?: string }) => (
  <p className={`text-sm text-muted ${className}`}>
    <Trans>후기는 보내 주신 분 개인의 경험입니다. 상담과 사건의 경험, 결과는 사안에 따라 다를 수 있습니다.</Trans>
  </p>
)

/** Renders the notice that an article or column is no legal advice. */
export const GeneralInformation = ({ className = '' }: { className?: string }) => (
  <p className={`text-sm text-muted ${className}`}>
    <Trans>일반적인 이해를 돕는 글이며, 개별 사안에 대한 법률 의견이 아닙니다. 법령과 판례는 글을 쓴 뒤에 바뀌었을 수 있습니다.</Trans>
  </p>
)
