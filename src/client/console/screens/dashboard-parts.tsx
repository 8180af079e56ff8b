import { useSession } from '../../session/use-session.ts'
import type { DashboardPart } from '../module.ts'

interface PartsProps {
  parts: readonly DashboardPart[]
  place: DashboardPart['place']
}

/** Parts of one place, of those that the scopes open. */
export function Parts({ parts, place }: PartsProps) {
  const scopes = useSession()?.scopes ?? []
  return parts.map((part, index) => {
    const isShown = part.place === place && part.scopes.every((scope) => scopes.includes(scope))
    // oxlint-disable-next-line react/no-array-index-key -- parts keep their places
    return isShown && <part.Part key={index} />
  })
}
