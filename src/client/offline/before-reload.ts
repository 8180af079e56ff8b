type Keeper = () => void

const keepers = new Set<Keeper>()

/** Registers what must be put aside before the app reloads itself. Returns how to take it back. */
export function beforeReload(keep: Keeper): () => void {
  keepers.add(keep)
  return () => keepers.delete(keep)
}

/** Puts everything aside, then reloads. */
export function reloadSafely(): void {
  for (const keep of keepers) keep()
  window.location.reload()
}
