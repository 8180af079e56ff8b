import type { ItemPartProps } from '../../console/module.ts'
import { LotLog } from './lot-log.tsx'
import { LotBid } from './lot-bid.tsx'
import { LotWin } from './lot-win.tsx'

/** Renders what became of a lot, bids that staff enter, and its log: below its work. */
export const WorkFooter = (props: ItemPartProps) => (
  <>
    <LotWin {...props} />
    <LotBid {...props} />
    <LotLog {...props} />
  </>
)
