import type { KeenSliderInstance } from 'keen-slider'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface SliderOptions {
  kind: 'row' | 'fade'
  count: number
  /** Milliseconds between slides; absent: it stands still. */
  autoplay?: number | undefined
  /** The slide to show, where somebody else decides. */
  index?: number | undefined
  onIndexChange?: ((index: number) => void) | undefined
  /** Since when the first slide is seen, on the clock of `performance`: its interval began then, before the script was there. */
  seenSince?: number | undefined
}

/** Slides that fit beside each other and the gap between them: from the style, so that the server's markup has them too. */
function layoutOf(element: HTMLElement, count: number) {
  const style = getComputedStyle(element)
  const perView = Number(style.getPropertyValue('--slider-view')) || 1
  const spacing = Number.parseFloat(style.getPropertyValue('--slider-gap')) || 0
  return { loop: count > perView, slides: { perView, spacing } }
}

const duration = 500

async function makeSlider(
  element: HTMLElement,
  { kind, count }: SliderOptions,
  onChange: (index: number) => void,
): Promise<KeenSliderInstance> {
  const { default: KeenSlider } = await import('keen-slider')
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const common = { defaultAnimation: { duration: still ? 0 : duration } }
  if (kind === 'fade') {
    const slides = [...element.children] as HTMLElement[]
    return new KeenSlider(element, {
      ...common,
      loop: true,
      renderMode: 'custom',
      selector: null,
      slides: count,
      slideChanged: ({ track }) => onChange(track.details.rel),
      detailsChanged: ({ track }) => {
        for (const [position, { portion }] of track.details.slides.entries()) {
          const slide = slides[position]
          if (slide === undefined) continue
          slide.style.opacity = String(portion)
          slide.style.visibility = portion > 0.01 ? 'visible' : 'hidden'
        }
      },
    })
  }
  return new KeenSlider(element, {
    ...common,
    ...layoutOf(element, count),
    selector: ':scope > *',
    slideChanged: ({ track }) => onChange(track.details.rel),
  })
}

/** Milliseconds that the first slide stays at least once the script is there: the picture of the next one has to come. */
const leastRest = 3000

/** Plays while nobody is about to press something in it, has the focus there, or looks elsewhere: the pause of WCAG 2.2.2 and more. */
function useAutoplay(
  element: RefObject<HTMLElement | null>,
  advance: (from: number) => void,
  interval: number | undefined,
  isPlaying: boolean,
  index: number,
  seenSince: number | undefined,
) {
  const since = useRef(seenSince)
  useEffect(() => {
    const node = element.current
    if (node === null || interval === undefined || !isPlaying || matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const group = node.closest<HTMLElement>('[data-slider-group]') ?? node
    const held = { hover: false, focus: group.matches(':focus-within'), away: document.hidden, unseen: true }
    let timer: ReturnType<typeof setTimeout> | undefined
    const hold = (reason: keyof typeof held, isHeld: boolean) => {
      if (held[reason] === isHeld) return
      held[reason] = isHeld
      clearTimeout(timer)
      if (Object.values(held).includes(true)) return
      const seen = since.current === undefined ? 0 : performance.now() - since.current
      // After a pause, and for every other slide, the interval is a whole one.
      since.current = undefined
      timer = setTimeout(() => advance(index), seen === 0 ? interval : Math.max(leastRest, interval - seen))
    }
    const stop = new AbortController()
    const { signal } = stop
    const isOnControl = ({ target }: Event) => target instanceof Element && target.closest('a, button') !== null
    group.addEventListener('pointerover', (event) => hold('hover', isOnControl(event)), { signal })
    group.addEventListener('pointerleave', () => hold('hover', false), { signal })
    group.addEventListener('focusin', () => hold('focus', true), { signal })
    group.addEventListener('focusout', () => hold('focus', false), { signal })
    document.addEventListener('visibilitychange', () => hold('away', document.hidden), { signal })
    const observer = new IntersectionObserver(([entry]) => hold('unseen', entry?.isIntersecting !== true))
    observer.observe(node)
    return () => {
      clearTimeout(timer)
      stop.abort()
      observer.disconnect()
    }
    // A new slide starts the interval again.
  }, [element, advance, interval, isPlaying, index])
}

/** Makes a row of slides a slider once it comes near the view; keen-slider is loaded then, not before. */
export function useSlider(options: SliderOptions) {
  const ref = useRef<HTMLUListElement>(null)
  const slider = useRef<KeenSliderInstance>(null)
  const [current, setCurrent] = useState(0)
  const [isReady, setIsReady] = useState(false)
  const [isPlaying, setIsPlaying] = useState(true)
  const { kind, count, autoplay, index, onIndexChange, seenSince } = options
  const change = useRef(onIndexChange)
  useEffect(() => {
    change.current = onIndexChange
  })

  useEffect(() => {
    const element = ref.current
    if (element === null || count < 2) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return
        observer.disconnect()
        const show = (next: number) => {
          setCurrent(next)
          change.current?.(next)
        }
        const start = (made: KeenSliderInstance) => {
          if (signal.aborted) return made.destroy()
          slider.current = made
          element.classList.add('slider-ready')
          return setIsReady(true)
        }
        // Without its script it stays as the server has rendered it.
        makeSlider(element, { kind, count }, show).then(start, () => undefined)
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    // Focus can make the browser scroll the row itself: the slider moves instead.
    const undo = () => {
      if (element.classList.contains('slider-ready')) element.scrollLeft = 0
    }
    element.addEventListener('scroll', undo, { signal })
    // Focus that moves to a slide out of view brings it into view.
    const reveal = ({ target }: FocusEvent) => {
      const made = slider.current
      const position = [...element.children].findIndex((slide) => target instanceof Node && slide.contains(target))
      if (made === null || position < 0) return
      // In the middle of a move, what is in view now need not be where it ends.
      if (made.animator.active || (made.track.details.slides[position]?.portion ?? 1) < 0.99) made.moveToIdx(position)
    }
    element.addEventListener('focusin', reveal, { signal })
    return () => {
      stop.abort()
      observer.disconnect()
      element.classList.remove('slider-ready')
      slider.current?.destroy()
      slider.current = null
      setIsReady(false)
    }
  }, [kind, count])

  useEffect(() => {
    const element = ref.current
    if (element === null || !isReady || kind === 'fade') return undefined
    const observer = new ResizeObserver(() => {
      const layout = layoutOf(element, count)
      if (JSON.stringify(slider.current?.options.slides) !== JSON.stringify(layout.slides))
        slider.current?.update({ ...slider.current.options, ...layout })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isReady, kind, count])

  const goTo = useCallback((position: number) => slider.current?.moveToIdx(position), [])
  const next = useCallback(() => slider.current?.next(), [])
  const previous = useCallback(() => slider.current?.prev(), [])
  useEffect(() => {
    if (index !== undefined && isReady && slider.current?.track.details.rel !== index) slider.current?.moveToIdx(index)
  }, [index, isReady])
  const advance = useCallback((from: number) => {
    if (slider.current?.track.details.rel === from) slider.current.next()
  }, [])
  useAutoplay(ref, advance, isReady ? autoplay : undefined, isPlaying, current, seenSince)

  return { ref, current, isReady, isPlaying, setIsPlaying, goTo, next, previous }
}
