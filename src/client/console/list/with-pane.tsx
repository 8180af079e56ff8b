import type { AnyResource } from '#contract/resource.ts'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useCallback } from 'react'
import { addressOf, hasDetail } from '../resources.ts'
import type { Opened } from './use-opened.ts'

/** Most work with the list alone. */
const ItemPane = lazy(async () => ({ default: (await import('./item-pane.tsx')).ItemPane }))

/** @returns what opens an item beside its list; where there is no room for both, its own page */
export function useLooking(resource: AnyResource, open: Opened['open'], isWide: boolean) {
  const navigate = useNavigate()
  const address = addressOf(resource)
  return useCallback(
    (_id: string) => void (isWide && hasDetail(resource) ? open(_id) : navigate({ to: '/$', params: { _splat: `${address}/${_id}` } })),
    [resource, open, isWide, navigate, address],
  )
}

interface Props extends Pick<Opened, 'opened' | 'open'> {
  resource: AnyResource
  children: ReactNode
}

/** A list, and the item that is open beside it. */
export const WithPane = ({ resource, opened, open, children }: Props) => (
  <div
    className={opened === undefined ? undefined : 'grid grid-cols-[minmax(0,1fr)_27rem] gap-6 min-[100rem]:grid-cols-[minmax(0,1fr)_34rem]'}
  >
    <div className="min-w-0">{children}</div>
    {opened !== undefined && (
      <Suspense fallback={<div className="skeleton h-96" />}>
        <ItemPane resource={resource} opened={opened} open={open} />
      </Suspense>
    )}
  </div>
)
