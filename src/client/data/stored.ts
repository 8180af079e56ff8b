/** Reads a JSON value from web storage; undefined if there is none, or storage is not allowed. */
export function readStored<Value>(name: string, storage = 'localStorage' as 'localStorage' | 'sessionStorage'): Value | undefined {
  try {
    return (JSON.parse(globalThis[storage].getItem(name) ?? 'null') as Value | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a value, or removes it where it is undefined. @returns whether the browser allowed it */
export function writeStored(name: string, value: unknown, storage = 'localStorage' as 'localStorage' | 'sessionStorage'): boolean {
  try {
    if (value === undefined) globalThis[storage].removeItem(name)
    else globalThis[storage].setItem(name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}
