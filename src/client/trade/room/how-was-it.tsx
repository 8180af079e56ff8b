import { useQuery } from '@tanstack/react-query'
import { present } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { AfterMeeting } from '../matchings/after-meeting.tsx'
import { Marks } from '../matchings/marks.tsx'
import { myMatching } from '../queries.ts'

/** Asks whoever has left a meeting after it began what came of it, while one still knows. */
export function HowWasIt({ _matching }: { _matching: string }) {
  const { data } = useQuery({ ...myMatching(useLocale(), _matching), refetchOnMount: 'always' })
  const matching = present(data)?.matching
  if (matching?.canReport !== true) return null
  return (
    <>
      <div className="flex flex-wrap gap-2 empty:hidden">
        <Marks matching={matching} />
      </div>
      <AfterMeeting matching={matching} isAsked />
    </>
  )
}
