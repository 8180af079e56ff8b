import type { ReactNode } from 'react'
import { buttonClass } from './button.ts'
import { useUiLabels } from './labels.tsx'

/** Fields of a query that its loading state depends on. */
export interface Load<Data> {
  data: Data | undefined
  isPending: boolean
  refetch: () => unknown
}

interface Props<Data> {
  load: Load<Data>
  skeleton: ReactNode
  /** What happened, in words for the reader. */
  failed: string
  /** Said where there is nothing in it. */
  empty?: string
  isEmpty?: (data: Data) => boolean
  children: (data: Data) => ReactNode
}

/** The states of what is loaded: a skeleton of its shape, nothing there, failed with another try, or there. */
export function LoadState<Data>({ load, skeleton, failed, empty, isEmpty = () => false, children }: Props<Data>) {
  const { retry } = useUiLabels()
  if (load.data !== undefined) return isEmpty(load.data) ? <p className="py-8 text-muted">{empty}</p> : children(load.data)
  if (load.isPending) return <div aria-busy="true">{skeleton}</div>
  return (
    <div className="flex flex-wrap items-center gap-4 border-l-2 border-accent py-3 pl-5" role="status">
      <p>{failed}</p>
      <button type="button" className={buttonClass('inherit')} onClick={() => void load.refetch()}>
        {retry}
      </button>
    </div>
  )
}
