import { grouped } from './grouped.ts'

/** Amount in whole won. */
export const Won = ({ amount }: { amount: number }) => <span className="tabular-nums">₩{grouped(amount)}</span>
