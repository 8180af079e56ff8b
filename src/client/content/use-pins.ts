import type { Pin } from '../offline/content/store.ts'
import { useSubscription } from './use-subscription.ts'

/** Brings what reads and writes pins. Dexie is loaded when it is first needed: never for the first paint. */
export const loadPins = () => import('../offline/content/store.ts')

/** Brings what is pinned in the other languages as well; what fails is made up for by the next sync. */
export const completePins = (): void => void import('../offline/content/pins.ts').then((part) => part.completePins()).catch(() => undefined)

const onPins = async (listener: (pins: readonly Pin[]) => void) => (await loadPins()).onPins(listener)

/** Returns the items saved on this device, newest first; undefined until the device has answered. */
export const usePins = () => useSubscription(onPins)
