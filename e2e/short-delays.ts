/** Before a page starts (`addInitScript`): it waits for no quiet moment with its worker, its content and its offer to install. */
export function shortenDelays(): void {
  Object.assign(window, { testDelays: { worker: 0, contentSync: 0, installOffer: 0 } })
}
