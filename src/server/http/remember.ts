/** A function of a text that remembers what it said to the last few hundred: headers are few, and come again and again. */
export function remember<Value>(read: (text: string) => Value): (text: string) => Value {
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
