import { useSession } from '../../session/use-session.ts'
import type { DashboardPart } from '../module.ts'

interface PartsProps {
  parts: readonly DashboardPart[]
  place: DashboardPart['place']
}

export const isPartOpen = (part: DashboardPart, scopes: readonly string[]): boolean => part.scopes.every((scope) => scopes.includes(scope))

/** Parts of one place, of those that the scopes open. */
export function Parts({ parts, place }: PartsProps) {
  const scopes = useSession()?.scopes ?? []
  return parts.map((part, index) => {
    const isShown = part.place === place && isPartOpen(part, scopes)
    // oxlint-disable-next-line react/no-array-index-key -- parts keep their places
    return isShown && <part.Part key={index} />
  })
}
