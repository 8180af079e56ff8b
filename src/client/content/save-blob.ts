/** How long the browser may take to begin to read it, in ms. */
const readFor = 60_000

/** Gives the browser something to store under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), readFor)
}
