import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../data/stored.ts'
import { type CartChange, type CartLine, withChange } from './cart-lines.ts'

/** The cart of whoever is not logged in: it is on the device alone, and is brought into that of an account at its login. */
const place = 'shop cart'
const none: readonly CartLine[] = []
const listeners = new Set<() => void>()

/** Kept until it changes: the page compares it. */
let known: readonly CartLine[] | undefined

const isLine = (value: unknown): value is CartLine =>
  typeof value === 'object' && value !== null && '_variant' in value && 'quantity' in value && 'seenPrice' in value

/** Reads the cart; lines that are not ours are left out. */
export function readDeviceCart(): readonly CartLine[] {
  const stored = readStored<unknown>(place)
  return (known ??= Array.isArray(stored) ? stored.filter(isLine) : none)
}

function store(lines: readonly CartLine[]): boolean {
  const isStored = writeStored(place, lines.length === 0 ? undefined : lines)
  known = lines
  for (const tell of listeners) tell()
  return isStored
}

/** Changes a line. @returns whether the browser has stored it: without, it is gone with the page */
export function changeDeviceCart(change: CartChange): boolean {
  // Another tab may have changed it.
  known = undefined
  return store(withChange(readDeviceCart(), change))
}

/** Takes lines out that an account has now. One that was changed meanwhile stays. */
export function takeFromDeviceCart(lines: readonly CartLine[]): void {
  known = undefined
  const isTaken = (line: CartLine) => lines.some(({ _variant, quantity }) => _variant === line._variant && quantity === line.quantity)
  store(readDeviceCart().filter((line) => !isTaken(line)))
}

function subscribe(changed: () => void): () => void {
  const reread = ({ key }: StorageEvent) => {
    if (key !== null && key !== place) return
    known = undefined
    changed()
  }
  listeners.add(changed)
  window.addEventListener('storage', reread)
  return () => {
    listeners.delete(changed)
    window.removeEventListener('storage', reread)
  }
}

/** Returns the cart of the device. */
export const useDeviceCart = (): readonly CartLine[] => useSyncExternalStore(subscribe, readDeviceCart, () => none)
