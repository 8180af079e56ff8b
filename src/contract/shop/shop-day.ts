/** Seoul is as far from UTC all year. */
const seoul = 9 * 60 * 60 * 1000

/** Returns the day of an instant on the shop's clock (Asia/Seoul): `2026-11-27`. */
export const shopDayOf = (at: string): string => new Date(Date.parse(at) + seoul).toISOString().slice(0, 10)
