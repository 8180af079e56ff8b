/** Entries of an object with these names, in the order of the object. */
export const pick = <T>(object: Record<string, T>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(object).filter(([key]) => keys.includes(key)))

/** Entries of an object without these names. */
export const omit = <T>(object: Record<string, T>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)))
