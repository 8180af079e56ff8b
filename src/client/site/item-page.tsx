import { useLingui } from '@lingui/react/macro'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isMissing, type Missing, type ReadKey } from '../data/query-client.ts'
import { LoadState } from '../ui/load-state.tsx'
import { container } from '../ui/container.ts'
import { MissingPage } from './missing.tsx'

interface Props<Data> {
  read: UseQueryOptions<Data | Missing, Error, Data | Missing, ReadKey>
  children: (data: Data) => ReactNode
}

const skeleton = (
  <div className="max-w-[46rem] space-y-5 py-10">
    <div className="skeleton h-5 w-24" />
    <div className="skeleton h-12" />
    <div className="skeleton h-5 w-48" />
    <div className="skeleton aspect-[3/2]" />
    <div className="skeleton h-40" />
  </div>
)

/** A page of one item: there, on its way, failed with another try, or missing. */
export function ItemPage<Data>({ read, children }: Props<Data>) {
  const { t } = useLingui()
  const load = useQuery(read)
  const { data } = load
  if (isMissing(data)) return <MissingPage status={data.missing} />
  if (data !== undefined) return children(data)
  return (
    <div className={container}>
      <LoadState load={load} skeleton={skeleton} failed={t`내용을 불러오지 못했습니다.`}>
        {() => null}
      </LoadState>
    </div>
  )
}
