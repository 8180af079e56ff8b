import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ReadKey } from '../data/query-client.ts'

interface Props<Data> {
  read: UseQueryOptions<Data, Error, Data, ReadKey>
  items: (data: Data) => readonly unknown[]
  children: ReactNode
}

/** A section that is left out where the firm has nothing to show in it; while it loads, or fails, it speaks for itself. */
export function Filled<Data>({ read, items, children }: Props<Data>) {
  const { data } = useQuery(read)
  return data !== undefined && items(data).length === 0 ? null : children
}
