/** Caches the results for the last few hundred distinct texts: few different headers come again and again. */
export function memoize<Value>(read: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { value: Value }>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found.value
    const value = read(text)
    if (known.size >= 500) known.clear()
    // Longer ones are made to fill memory.
    if (text.length <= 300) known.set(text, { value })
    return value
  }
}
