import type { ItemPartProps } from '../../console/module.ts'
import { LotCertificates } from './certificates/lot-certificates.tsx'
import { LotLog } from './lot-log.tsx'
import { LotBid } from './lot-bid.tsx'
import { LotWin } from './lot-win.tsx'

/** Renders what became of a lot, its certificates, bids that staff enter, and its log: below its work. */
export const WorkFooter = (props: ItemPartProps) => (
  <>
    <LotWin {...props} />
    <LotCertificates {...props} />
    <LotBid {...props} />
    <LotLog {...props} />
  </>
)
