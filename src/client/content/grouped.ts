/**
 * Groups the thousands of a whole number, as Korean, English and Chinese do: `1,234,000`. The browser's own formatter takes 13 ms to be
 * made, on a slow phone 50, in one piece and while the page begins to answer.
 */
export const grouped = (amount: number): string => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
