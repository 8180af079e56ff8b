import type { ReactNode } from 'react'
import { type Load, LoadState } from '../../ui/load-state.tsx'
import { ScreenHead } from './screen-head.tsx'

interface Props<Data> {
  title: string
  /** What the screen is for. */
  about?: ReactNode
  /** Ways to the screens beside it. */
  tabs?: ReactNode
  load: Load<Data>
  /** What happened where it could not be loaded. */
  failed: string
  children: (data: Data) => ReactNode
}

/** Screen that shows one answer: its head, what it is for, and the answer once it is there. */
export function LoadedScreen<Data>({ title, about, tabs, load, failed, children }: Props<Data>) {
  return (
    <>
      <ScreenHead title={title} />
      {tabs}
      {about !== undefined && <p className="mb-6 max-w-3xl text-sm text-muted">{about}</p>}
      <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={failed}>
        {children}
      </LoadState>
    </>
  )
}
