import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useFailureText } from '../content/use-alert-failure.tsx'
import { usePress } from '../data/use-press.ts'
import { buttonClass } from '../ui/button.ts'
import { ProgressBar } from '../ui/deferred/progress-bar.tsx'

type Failed<Item> = Item & { problem: string }

interface Sending<Item> {
  /** How many were sent. */
  done: number
  failed: readonly Failed<Item>[]
  isPending: boolean
  start: (items: readonly Item[]) => void
}

/** Sends pictures one after the other: a picture is work for the server. What failed is kept, and can be sent again. */
export function useSending<Item extends object>(send: (item: Item) => Promise<unknown>, onEnd?: () => void): Sending<Item> {
  const failureText = useFailureText()
  const [done, setDone] = useState(0)
  const [failed, setFailed] = useState<Failed<Item>[]>([])
  const { mutate, isPending } = usePress<void, readonly Item[]>({
    mutationFn: async (items) => {
      setFailed([])
      for (const item of items)
        try {
          await send(item)
          setDone((before) => before + 1)
        } catch (error) {
          const problem = failureText(error instanceof Error ? error : new Error(String(error)))
          setFailed((before) => [...before, { ...item, problem }])
        }
    },
    ...(onEnd === undefined ? {} : { onSettled: onEnd }),
  })
  return { done, failed, isPending, start: mutate }
}

interface Props<Item> {
  sending: Sending<Item>
  /** Number of all that are sent. */
  count: number
  keyOf: (item: Item) => string
  renderFailed: (item: Failed<Item>) => ReactNode
}

/** Shows how far pictures were sent, which failed and why, and sends these again. */
export function SendingState<Item>({ sending: { done, failed, isPending, start }, count, keyOf, renderFailed }: Props<Item>) {
  const { t } = useLingui()
  return (
    <>
      {isPending && <ProgressBar label={t`올린 사진`} value={done} max={count} />}
      <p role="status">
        <Trans>
          사진 {count}장 가운데 {done}장을 올렸습니다.
        </Trans>
      </p>
      {failed.length > 0 && (
        <>
          <ul className="list-disc pl-5 text-danger">
            {failed.map((item) => (
              <li key={keyOf(item)}>{renderFailed(item)}</li>
            ))}
          </ul>
          <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => start(failed)}>
            <Plural value={failed.length} other="사진 #장 다시 올리기" />
          </button>
        </>
      )}
    </>
  )
}
