/** The same body keeps its key until it is another, so that what is sent again after a lost answer is done once. */
export function idempotencyKeys(): { of: (body: object) => string; forget: () => void } {
  const none = { body: '', key: '' }
  let last = none
  return {
    of: (values) => {
      const body = JSON.stringify(values)
      if (last.body !== body) last = { body, key: crypto.randomUUID() }
      return last.key
    },
    forget: () => {
      last = none
    },
  }
}
