import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'

/** Reads the house as papers name it: the centre, and what the auction says of itself. */
export function useHouse() {
  const locale = useLocale()
  const centre = useQuery(readOptions('GET /api/v1/setting', locale)).data?.setting.centre
  const auction = useQuery(readOptions('GET /api/v1/auction', locale)).data?.auction
  return { centre, auction }
}
