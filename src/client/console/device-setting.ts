import { useMemo, useSyncExternalStore } from 'react'

/** A text that this device keeps, the same in all tabs of the console; where it has no storage, the document keeps it. */
function deviceText(name: string) {
  const listeners = new Set<() => void>()
  let inDocument: string | undefined
  const read = (): string | undefined => {
    try {
      return localStorage.getItem(name) ?? undefined
    } catch {
      return inDocument
    }
  }
  const write = (value: string): void => {
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
  return { read, write, useText: () => useSyncExternalStore(subscribe, read) }
}

/**
 * A setting of the console that this device keeps.
 * @param initial what holds until something else is chosen
 */
export function deviceSetting<Value extends string>(name: string, values: readonly Value[], initial: Value) {
  const { read, write, useText } = deviceText(name)
  const known = (text: string | undefined): Value => values.find((value) => value === text) ?? initial
  return { read: () => known(read()), write: (value: Value) => write(value), useValue: () => known(useText()) }
}

/** Addresses that this device keeps, in the order of their choice. */
export function deviceList(name: string) {
  const { read, write, useText } = deviceText(name)
  const listed = (text = '') => text.split(' ').filter((each) => each !== '')
  const writeList = (values: readonly string[]): void => write(values.join(' '))
  const toggle = (value: string): void => {
    const former = listed(read())
    writeList(former.includes(value) ? former.filter((each) => each !== value) : [...former, value])
  }
  return { toggle, write: writeList, useList: () => listed(useText()) }
}

function recordIn<Value>(text = '{}'): Readonly<Record<string, Value>> {
  try {
    return JSON.parse(text) as Record<string, Value>
  } catch {
    return {}
  }
}

/** Values that this device keeps by names, such as one for each list. */
export function deviceRecord<Value>(name: string) {
  const { read, write, useText } = deviceText(name)
  return {
    read: (key: string): Value | undefined => recordIn<Value>(read())[key],
    /** `undefined` forgets it. */
    write: (key: string, value: Value | undefined): void => write(JSON.stringify({ ...recordIn<Value>(read()), [key]: value })),
    /** The same one until it is written. */
    useValue: (key: string): Value | undefined => {
      const text = useText()
      return useMemo(() => recordIn<Value>(text)[key], [text, key])
    },
  }
}
