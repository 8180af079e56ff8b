import type { ItemPartProps } from '../../console/module.ts'
import { FairTabs } from './fair-tabs.tsx'

/** Above the form of a fair: the ways to its other screens. */
export const FairHub = ({ item }: ItemPartProps) => <FairTabs _id={item._id} />
