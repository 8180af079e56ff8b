import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Takes over what a visitor has chosen in a served page before it was hydrated: React leaves it on the screen and tells nobody.
 * @param takeOver gets the element once, as it stands when it is hydrated or made
 * @returns the reference of that element
 */
export function useEarlyChoice<E extends HTMLElement>(takeOver: (element: E) => void): RefObject<E | null> {
  const ref = useRef<E>(null)
  const onMount = useEffectEvent(() => {
    if (ref.current !== null) takeOver(ref.current)
  })
  useEffect(() => onMount(), [])
  return ref
}
