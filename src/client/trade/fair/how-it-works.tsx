import { Trans } from '@lingui/react/macro'

const step = 'border-t-2 border-accent pt-4'

/** Explains how a meeting comes about (specification 4). */
export const HowItWorks = () => (
  <ol className="grid gap-6 sm:grid-cols-3">
    <li className={step}>
      <p className="font-bold">
        <Trans>1. 바이어가 시간을 제안합니다</Trans>
      </p>
      <p className="mt-1 text-sm text-muted">
        <Trans>만나고 싶은 기업을 고르고, 비어 있는 시간과 상담 방법(온라인·현장)을 골라 제안합니다.</Trans>
      </p>
    </li>
    <li className={step}>
      <p className="font-bold">
        <Trans>2. 판매 기업이 답합니다</Trans>
      </p>
      <p className="mt-1 text-sm text-muted">
        <Trans>제안받은 시간 가운데 세 개까지 골라 수락하거나, 사유를 적어 거절합니다.</Trans>
      </p>
    </li>
    <li className={step}>
      <p className="font-bold">
        <Trans>3. 바이어가 시간을 확정합니다</Trans>
      </p>
      <p className="mt-1 text-sm text-muted">
        <Trans>한 시간을 확정하면 상담이 잡힙니다. 같은 시간에 두 상담이 잡히는 일은 없습니다.</Trans>
      </p>
    </li>
  </ol>
)
