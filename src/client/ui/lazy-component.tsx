import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

interface Props<PartProps extends object> {
  load: () => Promise<ComponentType<PartProps>>
  /** The part did not arrive: no network, or it is gone. The page stays as it is. */
  onFailed: () => void
  props: PartProps
}

/** A part of the app that is loaded when it is shown: a dialog, a menu. */
export function LazyComponent<PartProps extends object>({ load, onFailed, props }: Props<PartProps>) {
  const [Part, setPart] = useState<ComponentType<PartProps>>()
  const arrive = useEffectEvent(load)
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
  return Part === undefined ? null : <Part {...props} />
}
