import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { PageLink } from '../../content/page-link.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useKnownSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import { restockRead } from '../queries.ts'

/** Asks for one's own, or takes it back. */
function OwnRequest({ _variant }: { _variant: string }) {
  const alertFailure = useAlertFailure()
  const { data } = useQuery(restockRead(useLocale()))
  const ask = useApiMutation('PUT /api/v1/me/restock/{_variant}')
  const drop = useApiMutation('DELETE /api/v1/me/restock/{_variant}')
  const isWaiting = data?.variants.some(({ _id }) => _id === _variant) === true
  const { mutate, isPending } = isWaiting ? drop : ask
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <button
        type="button"
        className={buttonClass(isWaiting ? 'outline' : 'primary')}
        aria-disabled={isPending || data === undefined}
        onClick={() => data !== undefined && mutate({ params: { _variant } }, { onError: alertFailure })}
      >
        {isWaiting ? <Trans>재입고 알림 취소</Trans> : <Trans>재입고 알림 받기</Trans>}
      </button>
      <p role="status" className="text-sm">
        {isWaiting && (
          <>
            <Trans>다시 들어오면 한 번 알려 드립니다.</Trans>{' '}
            <PageLink to="/mypage/restock" className="inline-flex min-h-11 items-center underline underline-offset-4">
              <Trans>내 재입고 알림</Trans>
            </PageLink>
          </>
        )}
      </p>
    </div>
  )
}

/** Asks to be told when a variant can be bought again, and leads who is not logged in to the login and back. */
export default function RestockRequest({ _variant }: { _variant: string }) {
  const session = useKnownSession()
  const pathname = useLocation({ select: (location) => location.pathname })
  if (session !== undefined) return <OwnRequest key={session.sub} _variant={_variant} />
  return (
    <Link to="/login" state={{ wanted: pathname }} className={buttonClass('outline')}>
      <Trans>로그인하고 재입고 알림 받기</Trans>
    </Link>
  )
}
