import type { ExpectedParticipant, SentCheckIn } from '#contract/trade/check-ins.ts'
import type { Locale } from '#contract/locale.ts'
import { readEntryCode } from '#contract/trade/entry-code.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { dayKeyIn } from '../../../content/zoned-time.ts'
import { everyPage } from '../reads.ts'
import { useWaiting } from './use-waiting.ts'

/** So many are known to the page at most: without a network there is nobody else to ask. */
const mostExpected = 10_000

/** Who is expected at a fair: all of them, since whoever stands at the entrance may come when there is no network. In memory alone. */
const expectedRead = (locale: Locale, _id: string) =>
  queryOptions({
    queryKey: ['GET /api/console/fairs/{_id}/check-ins', locale, _id],
    queryFn: async ({ signal }): Promise<ExpectedParticipant[]> => {
      const { all } = await everyPage(async (query) => {
        const answer = await api('GET /api/console/fairs/{_id}/check-ins', { locale, signal, params: { _id }, query })
        return { items: answer.participants, total: answer.summary.total }
      }, mostExpected)
      return all
    },
    // Thousands of people are not asked for again since one of them has come.
    meta: { keepsItself: true },
  })

/** The time to the minute: a page that stays open over night has another day. */
function useNow(): string {
  const [now, setNow] = useState(() => new Date().toISOString())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Outcome for somebody at the entrance. */
export interface Outcome {
  /** `looking`: the code is not known yet, and the list is read again. */
  kind: 'arrived' | 'again' | 'unknown' | 'looking'
  /** None of an unknown code. */
  participant?: ExpectedParticipant
  /** When they arrived. */
  at: string
}

/** The entrance of a fair: who is expected, who has come, and what has still to be sent. */
export function useCheckIns(_fair: string, timeZone: string) {
  const locale = useLocale()
  const client = useQueryClient()
  const read = expectedRead(locale, _fair)
  const load = useQuery(read)
  const now = useNow()
  const [outcome, setOutcome] = useState<Outcome>()
  const [refused, setRefused] = useState<readonly string[]>([])

  const put = async (changed: readonly ExpectedParticipant[]) => {
    // A list on its way may be older than what is put into it.
    if (client.isFetching({ queryKey: read.queryKey, exact: true }) > 0) await load.refetch({ cancelRefetch: false })
    client.setQueryData(read.queryKey, (all) => all?.map((one) => changed.find(({ _id }) => _id === one._id) ?? one))
  }
  const { waiting, failure, add, drop, sendNow } = useWaiting(_fair, (answered) => {
    void put(answered.participants)
    const names = answered.refused.map((_id) => load.data?.find((one) => one._id === _id)?.name ?? _id.slice(-6))
    if (names.length > 0) setRefused((before) => [...new Set([...before, ...names])])
  })

  const dayOf = (at: string) => dayKeyIn(at, timeZone)
  const today = dayOf(now)
  const waitingOn = (day: string) =>
    new Map(waiting.filter((one) => dayOf(one.at) === day).map(({ _participant, at }) => [_participant, at]))
  const waitingToday = waitingOn(today)
  /** When somebody has arrived on this day, as far as this page knows. It is asked for thousands of them at once. */
  const arrivalOf = ({ _id, checkIns }: ExpectedParticipant): string | undefined =>
    checkIns.find(({ day }) => day === today)?.at ?? waitingToday.get(_id)

  const checkIn = (participant: ExpectedParticipant, way: SentCheckIn['way'], code?: string) => {
    const at = new Date().toISOString()
    // The page's clock is up to a minute late: at midnight that is another day.
    const day = dayOf(at)
    const before = participant.checkIns.find((one) => one.day === day)?.at ?? waitingOn(day).get(participant._id)
    if (before !== undefined) return setOutcome({ kind: 'again', participant, at: before })
    add({ _participant: participant._id, at, way, ...(code === undefined ? {} : { code }) })
    return setOutcome({ kind: 'arrived', participant, at })
  }

  const lookups = useRef(0)
  /** What was scanned or typed. Somebody who was approved a moment ago is found by reading the list again. */
  const checkInByCode = async (text: string, way: 'camera' | 'code') => {
    const lookup = (lookups.current += 1)
    const code = readEntryCode(text)
    const find = (all: readonly ExpectedParticipant[] = []) => all.find((one) => one.code === code)
    let known = code === undefined ? undefined : find(load.data)
    if (code !== undefined && known === undefined) {
      // Nobody takes the one before for this one while that goes on.
      setOutcome({ kind: 'looking', at: new Date().toISOString() })
      known = find((await load.refetch()).data)
    }
    if (code !== undefined && known !== undefined) checkIn(known, way, code)
    else if (lookup === lookups.current) setOutcome({ kind: 'unknown', at: new Date().toISOString() })
  }

  /** Takes back what was noted by mistake. */
  const takeBack = async (participant: ExpectedParticipant) => {
    const day = dayOf(new Date().toISOString())
    drop((one) => one._participant === participant._id && dayOf(one.at) === day)
    setOutcome(undefined)
    const noted = participant.checkIns.find((one) => one.day === day)
    if (noted === undefined) return
    await api('DELETE /api/console/fairs/{_id}/check-ins/{_checkIn}', { locale, params: { _id: _fair, _checkIn: noted._id } })
    await put([{ ...participant, checkIns: participant.checkIns.filter((one) => one !== noted) }])
  }

  return { load, waiting, failure, refused, outcome, arrivalOf, checkIn, checkInByCode, takeBack, sendNow, forget: () => setRefused([]) }
}
export type CheckIns = ReturnType<typeof useCheckIns>
