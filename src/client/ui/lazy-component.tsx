import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react'

interface Props<PartProps extends object> {
  load: () => Promise<ComponentType<PartProps>>
  /** The part did not arrive: no network, or it is gone. The page stays as it is. */
  onFailed: () => void
  props: PartProps
  /** Shown until it has arrived. */
  fallback?: ReactNode
}

/** By their `load`: a part that has arrived once is there at once. */
const arrived = new WeakMap<() => Promise<unknown>, unknown>()

/** A part of the app that is loaded when it is shown: a dialog, a menu. */
export function LazyComponent<PartProps extends object>({ load, onFailed, props, fallback = null }: Props<PartProps>) {
  const [Part, setPart] = useState(() => arrived.get(load) as ComponentType<PartProps> | undefined)
  const arrive = useEffectEvent(async () => {
    const part = await load()
    arrived.set(load, part)
    return part
  })
  const fail = useEffectEvent(onFailed)
  useEffect(() => {
    let isGone = false
    arrive().then(
      (part) => {
        if (!isGone) setPart(() => part)
      },
      () => {
        if (!isGone) fail()
      },
    )
    return () => {
      isGone = true
    }
  }, [])
  return Part === undefined ? fallback : <Part {...props} />
}
