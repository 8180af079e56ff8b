import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { api, ApiFailure } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { When } from '../fair/when.tsx'
import { callOfGuest } from './room-call.ts'
import { Room } from './room.tsx'
import { useOwnDocument } from './use-own-document.ts'

interface Props {
  _matching: string
  /** What the link has behind its `#`. */
  token: string
}

/** The room of a meeting for somebody whom a side has invited: an interpreter, say, who needs no account. */
export function GuestRoom({ _matching, token }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  useOwnDocument()
  const load = useQuery({
    queryKey: ['POST /api/v1/rooms/{_id}/guest', _matching, token, locale],
    queryFn: async ({ signal }) => {
      try {
        return await api('POST /api/v1/rooms/{_id}/guest', { locale, params: { _id: _matching }, body: { token }, signal })
      } catch (error) {
        if (error instanceof ApiFailure && error.status === 404) return { guest: null, hasRelay: true }
        throw error
      }
    },
    gcTime: 0,
  })
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-96" />}
      failed={t`상담을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {({ guest, hasRelay }) => {
        if (guest === null)
          return (
            <p>
              <Trans>이 링크는 더 쓸 수 없습니다. 보내 주신 분께 새 링크를 부탁해 주십시오.</Trans>
            </p>
          )
        const { name, seller, buyer, fair, startsAt, endsAt, opensAt, timeZone } = guest
        return (
          <div className="space-y-6">
            <div>
              <p className="text-lg font-bold">
                {seller} · {buyer}
              </p>
              <p className="text-sm text-muted">{fair}</p>
              <p className="text-sm">
                <When startsAt={startsAt} endsAt={endsAt} timeZone={timeZone} />
              </p>
              <p className="mt-2">
                <Trans>두 회사의 온라인 상담에 ‘{name}’(으)로 초대받으셨습니다.</Trans>
              </p>
            </div>
            <Room makeCall={() => callOfGuest(_matching, token, locale)} opensAt={opensAt} timeZone={timeZone} lacksRelay={!hasRelay} />
          </div>
        )
      }}
    </LoadState>
  )
}
