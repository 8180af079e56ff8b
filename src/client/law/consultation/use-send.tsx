import type { ErrorCode } from '#contract/errors.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { alert } from '../../ui/alert.tsx'
import type { DesiredLawyer } from '../../content/consultation-opener.ts'
import { QueuedNotice, NotSent, TooLate } from './outcome-alerts.tsx'
import { type Outcome, prepareSending, sendRequest, type Written } from './sending.ts'

export type Sending = ReturnType<typeof useSend>
export type Received = Extract<Outcome, { state: 'received' }>
export type Queued = Extract<Outcome, { state: 'queued' }>

interface Handlers {
  /** The id of the draft. */
  id: string
  /** The entry in the outbox in whose place it comes. */
  replaces: string | undefined
  lawyer: DesiredLawyer | undefined
  /** Another click does nothing before this is settled. */
  onReceived: (received: Received) => void | Promise<void>
  /** It is on the device, and will be sent. Called when that was read. */
  onQueued?: (kept: Queued) => void
}

/** `false`: what was typed has gone where it should. Else it stays, for this reason. */
export type Problem = false | ErrorCode | 'notSent' | 'tooLate'

/**
 * Sends a request, by way of the outbox. A second click while it is under way does nothing; a second try after a lost reply
 * is the same request. Resolves when its writer has read what became of it.
 * @param besides what else to say where the request is kept on the device
 */
export function useSend(besides?: ReactNode) {
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
      await alert(<QueuedNotice isSending={outcome.isSending}>{besides}</QueuedNotice>)
      onQueued?.(outcome)
      return false
    }
    if (outcome.state === 'refused') await alert(outcome.message)
    else await alert(outcome.state === 'tooLate' ? <TooLate /> : <NotSent error={outcome.error} />)
    return outcome.state === 'refused' ? (outcome.code ?? 'notSent') : outcome.state === 'tooLate' ? 'tooLate' : 'notSent'
  }
  const send = async (written: Written, handlers: Handlers): Promise<Problem> => {
    if (isUnderWay.current) return 'notSent'
    isUnderWay.current = true
    setIsSending(true)
    try {
      const outcome = await sendRequest(written, { locale, id: handlers.id, replaces: handlers.replaces, lawyer: handlers.lawyer })
      setIsSending(false)
      return await notify(outcome, handlers)
    } catch (error) {
      setIsSending(false)
      await alert(<NotSent error={error} />)
      return 'notSent'
    } finally {
      isUnderWay.current = false
    }
  }
  return { send, isSending }
}
