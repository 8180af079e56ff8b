import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ago } from '../../content/ago.ts'
import type { StoredResponse } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { Heading } from '../../ui/heading.tsx'
import { useSession } from '../../session/use-session.ts'
import { When } from '../fair/when.tsx'
import { HallOfFair } from '../hall/hall-of-fair.tsx'
import type { SavedAgenda as Agenda, SavedMeeting } from './sync.ts'

const importStore = () => import('../../offline/member/store.ts')

const Meeting = ({ meeting: { name, fair, startsAt, endsAt, tableNumber } }: { meeting: SavedMeeting }) => (
  <li className="border-t border-line py-4">
    <Heading className="font-bold">{name}</Heading>
    {startsAt !== null && endsAt !== null && (
      <p className="font-semibold">
        <When startsAt={startsAt} endsAt={endsAt} timeZone={fair.timeZone} />
      </p>
    )}
    <p className="text-sm text-muted">
      {fair.title}
      {tableNumber !== null && (
        <>
          {' · '}
          <Trans>
            {fair.venue} 테이블 {tableNumber}번
          </Trans>
        </>
      )}
    </p>
  </li>
)

/** Agendas that members chose to keep on this device: to be read, and no more. */
export function SavedAgendas({ kept }: { kept: readonly StoredResponse[] }) {
  const locale = useLocale()
  return (
    <div className="space-y-10">
      {kept.map(({ value, savedAt }) => {
        // Written by `syncTrade` of this build or an earlier one.
        const { username, meetings } = value as Agenda
        const age = ago(savedAt, locale)
        return (
          <section key={username} aria-label={username}>
            <p className="text-sm text-muted">
              <Trans>
                {username} 님의 잡힌 상담 · {age} 기준으로 이 기기에 보관된 내용입니다.
              </Trans>
            </p>
            {meetings.length === 0 ? (
              <p className="py-4">
                <Trans>잡힌 상담이 없습니다.</Trans>
              </p>
            ) : (
              <ul className="mt-4">
                {meetings.map((meeting) => (
                  <Meeting key={meeting._id} meeting={meeting} />
                ))}
              </ul>
            )}
            {[...Map.groupBy(meetings, ({ fair }) => fair._id)].map(([_fair, ofFair]) => (
              <HallOfFair key={_fair} _fair={_fair} meetings={ofFair} title={ofFair[0]?.fair.title ?? ''} />
            ))}
          </section>
        )
      })}
      <p className="flex flex-wrap items-center gap-4">
        <Link to="/login" state={{ wanted: '/mypage/matchings' }} className={buttonClass('primary')}>
          <Trans>로그인</Trans>
        </Link>
        <span className="text-sm text-muted">
          <Trans>답하시거나 바꾸시려면 로그인해 주십시오.</Trans>
        </span>
      </p>
    </div>
  )
}

/** The same for a page that anybody may see: without a login that of all, else one's own. */
export function useSavedAgendas(): readonly StoredResponse[] | undefined {
  const session = useSession()
  const account = session?.sub
  const read = async () => (await importStore()).readKept(account)
  const isKnown = session !== null
  return useQuery({ queryKey: ['saved agendas', account], queryFn: read, enabled: isKnown, staleTime: 0, gcTime: 0, networkMode: 'always' })
    .data
}

/** Renders the agendas that members chose to keep on this device, in the place of the inbox while nobody is logged in. */
export async function savedAgendaFallback() {
  const kept = await (await importStore()).readKept()
  return kept.length === 0 ? undefined : <SavedAgendas kept={kept} />
}
