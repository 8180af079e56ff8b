import { Trans } from '@lingui/react/macro'
import { Won } from '../content/won.tsx'

/** Estimate of a work: from the low to the high estimate, or one sum where they are the same. */
export const Estimate = ({ work: { estimateLow, estimateHigh } }: { work: { estimateLow: number; estimateHigh: number } }) =>
  estimateLow === estimateHigh ? (
    <Won amount={estimateLow} />
  ) : (
    <Trans>
      <Won amount={estimateLow} /> ~ <Won amount={estimateHigh} />
    </Trans>
  )
