import { useEffect, useState } from 'react'

/**
 * The newest of what a late part of the app tells; undefined until it has told something.
 * @param subscribe loads the part and calls its listener from then on; resolves with what ends that. Made once, outside a component
 */
export function useSubscription<Value>(subscribe: (listener: (value: Value) => void) => Promise<() => void>): Value | undefined {
  const [value, setValue] = useState<Value>()
  useEffect(() => {
    let isGone = false
    const stopping = subscribe((next) => {
      if (!isGone) setValue(() => next)
    })
    return () => {
      isGone = true
      // What did not load has nothing to stop.
      stopping.then(
        (stop) => stop(),
        () => undefined,
      )
    }
  }, [subscribe])
  return value
}
