import type { AnyResource } from '#contract/resource.ts'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import { presenceRead } from '../editorial.ts'

/** Renders who else has the item open. */
export function Presence({ resource, _id }: { resource: AnyResource; _id: string }) {
  const { data: others = [] } = useQuery(presenceRead(resource, useLocale(), _id))
  const names = others.join(', ')
  return (
    <p role="status" className="mb-4 rounded-control bg-wash px-4 py-2 text-sm empty:hidden">
      {names !== '' && <Trans>지금 함께 보고 계신 분: {names}</Trans>}
    </p>
  )
}
