const isUsed = () => document.documentElement.classList.contains('fonts')

/** The faces of headings and of text, as a page in this language uses them. */
const faces = [
  "400 1em 'Sans Core'",
  "700 1em 'Sans Core'",
  document.documentElement.lang === 'ko' ? "600 1em 'Firm Serif'" : "600 1em 'Firm Serif Latin'",
]

/**
 * Brings our fonts to a phone that has done without them so far: fetched now, used from the next page on, so that no text
 * moves under the reader's eyes. A visitor who saves data keeps the system's.
 *
 * @param onNavigation calls back when the page changes
 */
export async function bringFonts(onNavigation: (changed: () => void) => () => void): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (isUsed() || connection?.saveData === true) return
  await Promise.all(faces.map((face) => document.fonts.load(face, '가A')))
  try {
    localStorage.setItem('fonts', '1')
  } catch {
    // Nothing can be kept here: the next visit begins with the system's font again.
  }
  const stop = onNavigation(() => {
    stop()
    document.documentElement.classList.add('fonts')
  })
}
