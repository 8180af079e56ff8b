import { useRef, useState } from 'react'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { usePress } from '../../../data/use-press.ts'

/** Result of a part of the work on many products. */
interface Part {
  changed: number
  refused: readonly { _id: string; name: string; problem: string }[]
}

interface Progress extends Part {
  /** Parts that were answered. */
  parts: number
  isDone: boolean
}

const nothing: Progress = { changed: 0, refused: [], parts: 0, isDone: false }

/**
 * Works on many products part by part, each under its own key. Pressed again after a failure it goes on with the part that was not answered.
 * @param send makes the call of a part from what the one before has answered; undefined: that was all
 */
export function useParts<State>(start: State, send: (state: State, key: string) => Promise<{ part: Part; next: State | undefined }>) {
  const alertFailure = useAlertFailure()
  const [progress, setProgress] = useState(nothing)
  const left = useRef({ state: start, key: crypto.randomUUID() })
  const press = usePress<void, void>({
    mutationFn: async () => {
      for (let isOver = false; !isOver;) {
        const { state, key } = left.current
        const { part, next } = await send(state, key)
        isOver = next === undefined
        left.current = { state: next ?? start, key: crypto.randomUUID() }
        setProgress((before) => ({
          changed: before.changed + part.changed,
          refused: [...before.refused, ...part.refused],
          parts: before.parts + 1,
          isDone: isOver,
        }))
      }
    },
    onError: (error) => void alertFailure(error),
  })
  return {
    progress,
    isPending: press.isPending,
    run: () => {
      if (progress.isDone) setProgress(nothing)
      press.mutate()
    },
  }
}
