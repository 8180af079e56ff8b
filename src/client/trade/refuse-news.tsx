import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { Page } from '../content/page.tsx'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'

/** `/mypage/unsubscribe`: the page that the link of a mail opens. It needs no login, and asks once: programs that look at links refuse nothing. */
export function RefuseNews() {
  const { t } = useLingui()
  const hash = useLocation({ select: (location) => location.hash })
  // What no browser sends to a server is unknown until hydration.
  const token = useHydrated() ? hash : ''
  const { mutate, isPending, isSuccess } = useApiMutation('POST /api/v1/fairNews/refusals')
  const what = t`상담회 소식과 광고 메일을 더 보내지 않습니다. 꼭 필요한 안내는 그대로 갑니다. ‘내 정보’에서 다시 켜실 수 있습니다.`
  return (
    <Page title={t`상담회 소식 그만 받기`} description={what} isHidden>
      <div className="max-w-md space-y-6">
        <p>{what}</p>
        <p role="status" className="font-semibold">
          {isSuccess && <Trans>그만 보내기로 했습니다.</Trans>}
        </p>
        {!isSuccess && (
          <button
            type="button"
            className={buttonClass('primary', 'w-full')}
            aria-disabled={isPending}
            onClick={() => mutate({ body: { token } }, { onError: ({ message }) => void alert(message) })}
          >
            <Trans>그만 받기</Trans>
          </button>
        )}
      </div>
    </Page>
  )
}
