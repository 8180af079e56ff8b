import { alimony } from './areas/alimony.ts'
import { commonlaw } from './areas/commonlaw.ts'
import { divorce } from './areas/divorce.ts'
import { fornication } from './areas/fornication.ts'
import { inheritance } from './areas/inheritance.ts'
import { tax } from './areas/tax.ts'
import type { InitialArea } from './area.ts'

/** The business areas of specification 2.3, in the order of the menu: law, and nothing of a firm. */
export const areas: readonly InitialArea[] = [divorce, alimony, fornication, commonlaw, inheritance, tax]
