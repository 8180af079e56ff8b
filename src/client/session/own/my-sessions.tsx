import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ago } from '../../content/ago.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { deviceName } from './device-name.ts'
import { sessionsRead } from './reads.ts'

type Session = Answer<'GET /api/v1/me/sessions'>['sessions'][number]

function SessionRow({ session: { _id, userAgent, network, usedAt, isCurrent } }: { session: Session }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/me/sessions/{_id}')
  const name = deviceName(userAgent) || t`알 수 없는 기기`
  const end = () => mutate({ params: { _id } }, { onError: ({ message }) => alert(message) })
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-2">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="text-sm wrap-anywhere text-muted tabular-nums">
          {network} · {isCurrent ? <Trans>지금 쓰고 계신 기기</Trans> : ago(Date.parse(usedAt), locale)}
        </p>
      </div>
      {!isCurrent && (
        <button type="button" className={buttonClass('quiet')} aria-disabled={isPending} aria-label={t`${name} 로그아웃`} onClick={end}>
          <Trans>로그아웃</Trans>
        </button>
      )}
    </li>
  )
}

/** Where the member is logged in: each can be ended, or all but this one. */
export function MySessions() {
  const { t } = useLingui()
  const load = useQuery(sessionsRead(useLocale()))
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/me/sessions')
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-24" />}
      failed={t`로그인한 기기를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {({ sessions }) => (
        <>
          <ul className="border-b border-line">
            {sessions.map((session) => (
              <SessionRow key={session._id} session={session} />
            ))}
          </ul>
          {sessions.length > 1 && (
            <button
              type="button"
              className={buttonClass('outline')}
              aria-disabled={isPending}
              onClick={() => mutate({}, { onError: ({ message }) => alert(message) })}
            >
              <Trans>다른 기기에서 모두 로그아웃</Trans>
            </button>
          )}
        </>
      )}
    </LoadState>
  )
}
