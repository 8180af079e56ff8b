type Keeper = () => void

const keepers = new Set<Keeper>()

/** Registers what must be put aside before the app reloads itself. Returns how to take it back. */
export function beforeReload(keep: Keeper): () => void {
  keepers.add(keep)
  return () => keepers.delete(keep)
}

const putAside = (): void => {
  for (const keep of keepers) keep()
}

/** Puts everything aside, then reloads. */
export function reloadSafely(): void {
  putAside()
  window.location.reload()
}

/** Puts everything aside, then opens a page of the site as a new document. */
export function openSafely(address: string): void {
  putAside()
  window.location.assign(address)
}
