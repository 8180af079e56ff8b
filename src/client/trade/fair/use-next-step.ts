import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import { isTrader, useKnownSession } from '../../session/use-session.ts'
import { type Fair, myFairs } from '../queries.ts'

/** Returns what the reader does next at a fair: the own day or schedule of who takes part, applying while that is possible; else nothing. */
export function useNextStep({ _id, state }: Fair): 'today' | 'schedule' | 'apply' | undefined {
  const session = useKnownSession()
  const { data } = useQuery({ ...myFairs(useLocale()), enabled: isTrader(session) })
  const own = data?.fairs.find(({ fair }) => fair._id === _id)?.participation.state
  if (own === 'APPROVED') return state === 'ongoing' ? 'today' : 'schedule'
  const side = state === 'recruiting' ? 'SELLER' : state === 'applying' ? 'BUYER' : undefined
  const isOpen = side !== undefined && (session === undefined || session.role === side)
  return isOpen && own === undefined ? 'apply' : undefined
}
