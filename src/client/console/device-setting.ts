import { useSyncExternalStore } from 'react'

/**
 * A setting of the console that this device keeps, the same in all of its tabs; where it has no storage, the document keeps it.
 * @param initial what holds until something else is chosen
 */
export function deviceSetting<Value extends string>(name: string, values: readonly Value[], initial: Value) {
  const listeners = new Set<() => void>()
  let inDocument: Value | undefined
  const read = (): Value => {
    try {
      const stored = localStorage.getItem(name)
      return values.find((value) => value === stored) ?? initial
    } catch {
      return inDocument ?? initial
    }
  }
  const write = (value: Value): void => {
    inDocument = value
    try {
      localStorage.setItem(name, value)
    } catch {
      // It holds until the document is left.
    }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      removeEventListener('storage', listener)
    }
  }
  return { read, write, useValue: () => useSyncExternalStore(subscribe, read) }
}
