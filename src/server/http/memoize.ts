/** Memoises a function of a string for the last few hundred arguments: header values are few and repeat. */
export function memoize<Value>(compute: (text: string) => Value): (text: string) => Value {
  const results = new Map<string, { value: Value }>()
  return (text) => {
    const found = results.get(text)
    if (found !== undefined) return found.value
    const value = compute(text)
    if (results.size >= 500) results.clear()
    // Longer values are only sent to fill memory.
    if (text.length <= 300) results.set(text, { value })
    return value
  }
}
