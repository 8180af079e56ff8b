import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { isMissing, type Missing } from '../data/query-client.ts'
import { type Load, LoadState } from '../ui/load-state.tsx'
import { container } from '../ui/container.ts'
import { MissingPage } from './missing.tsx'

interface Props<Data> {
  /** Of a read that `itemOptions` made. */
  load: Load<Data | Missing>
  children: (data: Exclude<Data, Missing>) => ReactNode
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
export function ItemPage<Data>({ load, children }: Props<Data>) {
  const { t } = useLingui()
  const { data } = load
  if (isMissing(data)) return <MissingPage status={data.missing} />
  if (data !== undefined) return children(data as Exclude<Data, Missing>)
  return (
    <div className={container}>
      <LoadState
        load={{ ...load, data: undefined }}
        skeleton={skeleton}
        failed={t`내용을 불러오지 못했습니다.`}
        empty=""
        isEmpty={() => false}
      >
        {() => null}
      </LoadState>
    </div>
  )
}
