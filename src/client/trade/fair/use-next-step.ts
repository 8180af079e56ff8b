import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import { isTrader, useKnownSession } from '../../session/use-session.ts'
import { type Fair, myFairs } from '../queries.ts'
import { applicationTo } from './application.ts'

/** Returns what the reader does next at a fair: the own day or schedule of who takes part, applying while that is possible; else nothing. */
export function useNextStep(fair: Fair): 'today' | 'schedule' | 'apply' | undefined {
  const session = useKnownSession()
  const { data } = useQuery({ ...myFairs(useLocale()), enabled: isTrader(session) })
  const own = data?.fairs.find((each) => each.fair._id === fair._id)?.participation.state
  if (own === 'APPROVED') return fair.state === 'ongoing' ? 'today' : 'schedule'
  const side = applicationTo(fair)?.side
  const isOpen = side !== undefined && (session === undefined || session.role === side)
  return isOpen && own === undefined ? 'apply' : undefined
}
