import { type ExpectedParticipant, maxCheckIns, type SentCheckIn } from '#contract/trade/check-ins.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFailureText } from '../../../content/use-alert-failure.tsx'
import { api, ApiFailure } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { useSession } from '../../../session/use-session.ts'
import { prepareDrafts } from '../../../console/form/drafts.ts'
import { dropWaiting, findWaiting, keepWaiting } from './waiting.ts'

/** So often what waits is tried again, in ms. */
const retryMs = 10_000

/** Where this device cannot keep anything, what waits is in the page alone. */
const ignore = (): undefined => undefined

interface Answered {
  participants: readonly ExpectedParticipant[]
  /** Participants whose arrival the server has not taken. */
  refused: readonly string[]
}

/** Arrivals that the server has not answered yet: kept on the device, and sent until it has. */
export function useWaiting(_fair: string, onAnswered: (answered: Answered) => void) {
  const locale = useLocale()
  const account = useSession()?.sub ?? ''
  const failureText = useFailureText()
  const [waiting, setWaiting] = useState<readonly SentCheckIn[]>([])
  const [failure, setFailure] = useState<{ text: string | undefined }>()
  const isSending = useRef(false)
  const where = { account, _fair, locale }

  const send = useEffectEvent(async (all: readonly SentCheckIn[]) => {
    if (isSending.current || all.length === 0) return
    isSending.current = true
    const part = all.slice(0, maxCheckIns)
    try {
      const answered = await api('POST /api/console/fairs/{_id}/check-ins', {
        locale,
        params: { _id: _fair },
        body: { checkIns: [...part] },
      })
      setFailure(undefined)
      setWaiting((before) => before.filter((one) => !part.includes(one)))
      for (const one of part) void dropWaiting(where, one).catch(ignore)
      onAnswered(answered)
    } catch (error) {
      // A session that is over: the login form above says so, and what waits stays.
      const isOver = error instanceof ApiFailure && error.status === 401
      setFailure({ text: isOver || !(error instanceof Error) ? undefined : failureText(error) })
    } finally {
      isSending.current = false
    }
  })

  /** What an earlier visit has left; this one may have added to it meanwhile. */
  const takeUp = useEffectEvent(() => {
    if (account === '') return
    const found = prepareDrafts(where)
      .catch(ignore)
      .then(() => findWaiting(where))
      .catch(ignore)
    const isNew = (before: readonly SentCheckIn[], left: SentCheckIn) =>
      !before.some((one) => one._participant === left._participant && one.at === left.at)
    void found.then((left = []) => setWaiting((before) => [...before, ...left.filter((one) => isNew(before, one))]))
  })
  useEffect(() => takeUp(), [])

  useEffect(() => {
    if (waiting.length === 0) return undefined
    const again = () => void send(waiting)
    again()
    const timer = setInterval(again, retryMs)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [waiting])

  const add = (sent: SentCheckIn) => {
    void keepWaiting(where, sent).catch(ignore)
    setWaiting((all) => [...all, sent])
  }
  /** Takes back what is not sent yet of somebody's arrivals. */
  const drop = (isDropped: (one: SentCheckIn) => boolean) => {
    const own = waiting.filter(isDropped)
    for (const one of own) void dropWaiting(where, one).catch(ignore)
    setWaiting((all) => all.filter((one) => !own.includes(one)))
  }
  /** As a list that is new, it is sent at once. */
  const sendNow = () => setWaiting((all) => [...all])
  return { waiting, failure, add, drop, sendNow }
}
