import type { ConsoleItem } from '../../console/resources.ts'

/** Returns whether a request may come from a program, and nobody has said yet whether it does. */
export const isUndecided = (item: ConsoleItem): boolean => item['suspicion'] !== null && item['stage'] === 'received'
