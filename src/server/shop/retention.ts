/** Years that orders, payments and deliveries are kept (enforcement decree of the Act on Consumer Protection in Electronic Commerce, article 6). */
const keptYears = 5

/** Returns the instant before which what the law asks to keep is kept no longer. */
export function keptSince(now: Date): string {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - keptYears)
  return since.toISOString()
}
