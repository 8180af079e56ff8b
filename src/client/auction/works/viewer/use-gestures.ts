import { type PointerEvent, useEffect, useRef } from 'react'

interface Point {
  x: number
  y: number
}

export interface Gestures {
  move: (by: Point) => void
  /** @param at distance from the middle of the screen, in CSS pixels */
  zoom: (factor: number, at: Point) => void
  /** Tapped or clicked twice. */
  tapTwice: (at: Point) => void
}

/** Taps that are so near to each other, in ms and CSS pixels, are one of two. */
const tapTwiceWithin = { time: 320, distance: 30 }

const middleOf = ([a, b]: readonly Point[]): Point => ({ x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 })
const distanceOf = ([a, b]: readonly Point[]): number => Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))

/** Fingers, mouse and wheel on an element: handlers for its pointer events, and a reference to it. */
export function useGestures<Element extends HTMLElement>(gestures: Gestures) {
  const ref = useRef<Element>(null)
  const pointers = useRef(new Map<number, Point>())
  const lastTap = useRef<Point & { at: number }>(undefined)
  /** How far the fingers went since the first came down. */
  const travelled = useRef(0)
  const latest = useRef(gestures)
  useEffect(() => {
    latest.current = gestures
  })

  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = ref.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: x - left - width / 2, y: y - top - height / 2 }
  }
  useEffect(() => {
    const element = ref.current
    // React listens to wheels without a way to keep the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1
      const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
      latest.current.zoom(Math.exp(-event.deltaY * lines * 0.002), {
        x: event.clientX - left - width / 2,
        y: event.clientY - top - height / 2,
      })
    }
    element?.addEventListener('wheel', onWheel, { passive: false })
    return () => element?.removeEventListener('wheel', onWheel)
  }, [])

  const onTap = (at: Point, time: number) => {
    const last = lastTap.current
    const isSecond = last !== undefined && time - last.at < tapTwiceWithin.time && distanceOf([last, at]) < tapTwiceWithin.distance
    lastTap.current = isSecond ? undefined : { ...at, at: time }
    if (isSecond) latest.current.tapTwice(fromMiddle(at))
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<Element>) => {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      if (pointers.current.size === 0) travelled.current = 0
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent<Element>) => {
      const before = [...pointers.current.values()].slice(0, 2)
      const old = pointers.current.get(event.pointerId)
      if (old === undefined) return
      const point = { x: event.clientX, y: event.clientY }
      travelled.current += distanceOf([old, point])
      pointers.current.set(event.pointerId, point)
      const after = [...pointers.current.values()].slice(0, 2)
      if (before.length < 2) return latest.current.move({ x: point.x - old.x, y: point.y - old.y })
      const [from, to] = [middleOf(before), middleOf(after)]
      latest.current.move({ x: to.x - from.x, y: to.y - from.y })
      const [was, is] = [distanceOf(before), distanceOf(after)]
      if (was > 0 && is > 0) latest.current.zoom(is / was, fromMiddle(to))
      return undefined
    },
    onPointerUp: (event: PointerEvent<Element>) => {
      const isLast = pointers.current.delete(event.pointerId) && pointers.current.size === 0
      if (isLast && travelled.current < 10) onTap({ x: event.clientX, y: event.clientY }, event.timeStamp)
    },
    onPointerCancel: (event: PointerEvent<Element>) => void pointers.current.delete(event.pointerId),
  }
  return { ref, handlers }
}
