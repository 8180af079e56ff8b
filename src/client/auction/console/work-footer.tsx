import type { ItemPartProps } from '../../console/module.ts'
import { LotLog } from './lot-log.tsx'
import { LotWin } from './lot-win.tsx'

/** Renders what became of a lot, and its log: below its work. */
export const WorkFooter = (props: ItemPartProps) => (
  <>
    <LotWin {...props} />
    <LotLog {...props} />
  </>
)
