import type { ErrorCode } from '#contract/api.ts'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { alert } from '../../ui/alert.tsx'
import { QueuedNotice, NotSent, TooLate } from './outcome-alerts.tsx'
import { type Outcome, prepareSending, type RequestKind, type Sender, sendRequest, type Written } from './sending.ts'

export type Sending = ReturnType<typeof useSend>
export type Received = Extract<Outcome, { state: 'received' }>
export type Queued = Extract<Outcome, { state: 'queued' }>

export interface Handlers {
  /** The request was received. Another click does nothing before this is settled. */
  onReceived: (received: Received) => void | Promise<void>
  /** It is on the device, and will be sent by itself. Called when that was read. */
  onQueued: (queued: Queued) => void
}

/** `false`: what was typed has gone where it should. Else it stays, for this reason. */
export type Problem = false | ErrorCode | 'notSent' | 'tooLate'

/**
 * Sends a request, by way of the outbox. A second click while it is under way does nothing; a second try after a lost reply
 * is the same request. Resolves when its writer has read what became of it.
 * @param kind what is sent; the same at every render
 * @param besides what else to say where the request is kept on the device
 */
export function useSend(kind: RequestKind, besides?: string) {
  const locale = useLocale()
  const isUnderWay = useRef(false)
  const [isSending, setIsSending] = useState(false)
  useEffect(prepareSending, [])

  const notify = async (outcome: Outcome, { onReceived, onQueued }: Handlers): Promise<Problem> => {
    if (outcome.state === 'received') {
      await onReceived(outcome)
      await outcome.acknowledge()
      return false
    }
    if (outcome.state === 'queued') {
      await alert(<QueuedNotice isSending={outcome.isSending} besides={besides} />)
      onQueued(outcome)
      return false
    }
    await alert(outcome.state === 'refused' ? outcome.message : <TooLate />)
    return outcome.state === 'refused' ? (outcome.code ?? 'notSent') : 'tooLate'
  }
  const send = async (written: Written, sender: Omit<Sender, 'kind' | 'locale'>, handlers: Handlers): Promise<Problem> => {
    if (isUnderWay.current) return 'notSent'
    isUnderWay.current = true
    setIsSending(true)
    try {
      const outcome = await sendRequest(written, { ...sender, kind, locale }).finally(() => setIsSending(false))
      return await notify(outcome, handlers)
    } catch (error) {
      await alert(<NotSent error={error} />)
      return 'notSent'
    } finally {
      isUnderWay.current = false
    }
  }
  return { send, isSending }
}
