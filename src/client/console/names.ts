import type { Reference } from '#contract/field.ts'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../data/query-client.ts'
import { useLocale } from '../data/use-locale.ts'

/** The contract makes such calls by one pattern; there is one of them so far. */
type Names = 'GET /api/console/forms/assignees'

/** Those that a field may name, by name, where the contract has a call for that; undefined until they are known. */
export function useNames(reference: Reference | undefined): readonly { _id: string; name: string }[] | undefined {
  const { names } = reference ?? {}
  const read = readOptions(`GET /api/console/${names}` as Names, useLocale(), { query: { limit: 100 } })
  return useQuery({ ...read, enabled: names !== undefined }).data?.names
}
