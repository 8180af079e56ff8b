/** Returns the hours in which an order is to be paid: fewer where few of something of it are left. @param lefts what is left of each line */
export const payHoursOf = (
  { payHours, scarcePieces, scarcePayHours }: { payHours: number; scarcePieces: number; scarcePayHours: number },
  lefts: readonly number[],
): number => (lefts.some((left) => left <= scarcePieces) ? Math.min(payHours, scarcePayHours) : payHours)
