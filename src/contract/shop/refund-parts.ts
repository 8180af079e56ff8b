/**
 * Spreads money that goes back over the charges that took it, the newest first.
 * @param left what each has not given back, in won
 * @returns what goes back of each @throws where there is more than all of them have
 */
export function partsOf<Of>(amount: number, left: readonly { of: Of; amount: number }[]): { of: Of; amount: number }[] {
  let missing = amount
  const parts = left.map((one) => {
    const part = Math.min(missing, one.amount)
    missing -= part
    return { of: one.of, amount: part }
  })
  if (missing > 0) throw new Error('charges have taken what goes back of their order')
  return parts.filter((part) => part.amount > 0)
}
