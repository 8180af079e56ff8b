import { type ExpectedParticipant, maxCheckIns, type SentCheckIn } from '#contract/trade/check-ins.ts'
import type { Locale } from '#contract/locale.ts'
import { readEntryCode } from '#contract/trade/entry-code.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFailureText } from '../../../content/use-alert-failure.tsx'
import { api, ApiFailure } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { useSession } from '../../../session/use-session.ts'
import { prepareDrafts } from '../../form/drafts.ts'
import { dayIn } from '../clock.ts'
import { everyPage } from '../reads.ts'
import { dropWaiting, findWaiting, keepWaiting } from './waiting.ts'

/** So often what waits is tried again, in ms. */
const retryMs = 10_000

/** Who is expected at a fair: all of them, since whoever stands at the entrance may come when there is no network. In memory alone. */
const expectedRead = (locale: Locale, _id: string) =>
  queryOptions({
    queryKey: ['GET /api/console/fairs/{_id}/check-ins', locale, _id],
    queryFn: async ({ signal }): Promise<ExpectedParticipant[]> => {
      const { all } = await everyPage(async (query) => {
        const answer = await api('GET /api/console/fairs/{_id}/check-ins', { locale, signal, params: { _id }, query })
        return { items: answer.participants, total: answer.summary.total }
      })
      return all
    },
  })

/** What became of somebody at the entrance. */
export interface Outcome {
  kind: 'arrived' | 'again' | 'unknown' | 'refused'
  /** None of an unknown code. */
  participant?: ExpectedParticipant
  /** When they arrived. */
  at: string
}

/** Where this device cannot keep anything, what waits is in the page alone. */
const ignore = (): undefined => undefined

/** The entrance of a fair: who is expected, who has come, and what has still to be sent. */
export function useCheckIns(_fair: string, timeZone: string) {
  const locale = useLocale()
  const account = useSession()?.sub ?? ''
  const client = useQueryClient()
  const failureText = useFailureText()
  const read = expectedRead(locale, _fair)
  const load = useQuery(read)
  const [waiting, setWaiting] = useState<readonly SentCheckIn[]>([])
  const [outcome, setOutcome] = useState<Outcome>()
  const [problem, setProblem] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)
  const isSending = useRef(false)
  const where = { account, _fair, locale }

  const put = (changed: readonly ExpectedParticipant[]) =>
    client.setQueryData(read.queryKey, (all) => all?.map((one) => changed.find(({ _id }) => _id === one._id) ?? one))

  const send = useEffectEvent(async (all: readonly SentCheckIn[]) => {
    if (isSending.current || all.length === 0) return
    isSending.current = true
    const part = all.slice(0, maxCheckIns)
    try {
      const answer = await api('POST /api/console/fairs/{_id}/check-ins', { locale, params: { _id: _fair }, body: { checkIns: [...part] } })
      put(answer.participants)
      setProblem(undefined)
      setHasFailed(false)
      setWaiting((before) => before.filter((one) => !part.includes(one)))
      for (const one of part) void dropWaiting(where, one).catch(ignore)
      const [refused] = answer.refused
      const participant = load.data?.find(({ _id }) => _id === refused)
      if (refused !== undefined)
        setOutcome({ kind: 'refused', at: new Date().toISOString(), ...(participant === undefined ? {} : { participant }) })
    } catch (error) {
      // A session that is over: the login form above says so, and what waits stays.
      const isOver = error instanceof ApiFailure && error.status === 401
      setProblem(isOver || !(error instanceof Error) ? undefined : failureText(error))
      setHasFailed(true)
    } finally {
      isSending.current = false
    }
  })

  const takeUp = useEffectEvent(async () => {
    if (account === '') return
    await prepareDrafts(where).catch(ignore)
    const left = (await findWaiting(where).catch(ignore)) ?? []
    setWaiting((before) => [...before, ...left.filter(({ _participant }) => !before.some((one) => one._participant === _participant))])
  })
  useEffect(() => void takeUp(), [account])

  useEffect(() => {
    if (waiting.length === 0) return undefined
    void send(waiting)
    const again = () => void send(waiting)
    const timer = setInterval(again, retryMs)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [waiting])

  const today = (at: string) => dayIn(at, timeZone)
  /** When somebody has arrived on this day, as far as this page knows. */
  const arrivalOf = ({ _id, checkIns }: ExpectedParticipant, at: string): string | undefined =>
    checkIns.find(({ day }) => day === today(at))?.at ?? waiting.find((one) => one._participant === _id && today(one.at) === today(at))?.at

  const checkIn = (participant: ExpectedParticipant, way: SentCheckIn['way'], code?: string) => {
    const at = new Date().toISOString()
    const before = arrivalOf(participant, at)
    if (before !== undefined) return setOutcome({ kind: 'again', participant, at: before })
    const sent = { _participant: participant._id, at, way, ...(code === undefined ? {} : { code }) }
    void keepWaiting(where, sent).catch(ignore)
    setWaiting((all) => [...all, sent])
    return setOutcome({ kind: 'arrived', participant, at })
  }

  /** What was scanned or typed. Somebody who was approved a moment ago is found by reading the list again. */
  const checkInByCode = async (text: string, way: 'camera' | 'code') => {
    const code = readEntryCode(text)
    const find = (all: readonly ExpectedParticipant[] = []) => all.find((one) => one.code === code)
    const known = code === undefined ? undefined : (find(load.data) ?? find((await load.refetch()).data))
    if (code === undefined || known === undefined) setOutcome({ kind: 'unknown', at: new Date().toISOString() })
    else checkIn(known, way, code)
  }

  /** Takes back what was noted by mistake. */
  const takeBack = async (participant: ExpectedParticipant) => {
    const now = new Date().toISOString()
    const sent = waiting.filter((one) => one._participant === participant._id)
    for (const one of sent) void dropWaiting(where, one).catch(ignore)
    setWaiting((all) => all.filter((one) => !sent.includes(one)))
    const noted = participant.checkIns.find(({ day }) => day === today(now))
    setOutcome(undefined)
    if (noted === undefined) return
    await api('DELETE /api/console/fairs/{_id}/check-ins/{_checkIn}', { locale, params: { _id: _fair, _checkIn: noted._id } })
    put([{ ...participant, checkIns: participant.checkIns.filter((one) => one !== noted) }])
  }

  return {
    load,
    waiting,
    /** What waits could not be sent: it is more than under way. */
    hasFailed,
    outcome,
    problem,
    arrivalOf,
    checkIn,
    checkInByCode,
    takeBack,
    sendNow: () => void send(waiting),
  }
}
export type CheckIns = ReturnType<typeof useCheckIns>
