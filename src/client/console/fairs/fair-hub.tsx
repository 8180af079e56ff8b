import type { ExtraProps } from '../screens/extras.ts'
import { FairTabs } from './fair-tabs.tsx'

/** Above the form of a fair: the ways to its other screens. */
export const FairHub = ({ item }: ExtraProps) => <FairTabs _id={item._id} />
