import { type MutateOptions, useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * Runs an action on a press and exposes its state. Presses during a run are ignored, including the second one of a double click,
 * which comes before anything is shown of the first.
 */
export function usePress<Result, Input>(options: UseMutationOptions<Result, Error, Input>) {
  const isUnderWay = useRef(false)
  const { mutate, ...press } = useMutation({
    ...options,
    onSettled: (...all) => {
      isUnderWay.current = false
      return options.onSettled?.(...all)
    },
  })
  const start = (input: Input, more: MutateOptions<Result, Error, Input> = {}) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    mutate(input, more)
  }
  return { ...press, mutate: start }
}
