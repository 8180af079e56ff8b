import { alimony } from './areas/alimony.ts'
import { commonlaw } from './areas/commonlaw.ts'
import { divorce } from './areas/divorce.ts'
import { fornication } from './areas/fornication.ts'
import { inheritance } from './areas/inheritance.ts'
import { tax } from './areas/tax.ts'
import type { SeedArea } from './types.ts'

/** The business areas, in the order of the menu. */
export const areas: SeedArea[] = [divorce, alimony, fornication, commonlaw, inheritance, tax]
