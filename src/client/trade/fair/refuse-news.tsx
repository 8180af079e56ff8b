import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated, useLocation } from '@tanstack/react-router'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { Page } from '../../content/page.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'

/** `/fairs/unsubscribe`: the page that the link of a mail opens. It asks once: programs that look at links refuse nothing. */
export function RefuseNews() {
  const { t } = useLingui()
  const hash = useLocation({ select: (location) => location.hash })
  // What no browser sends to a server is unknown until hydration.
  const token = useHydrated() ? hash : ''
  const { mutate, isPending, isSuccess } = useApiMutation('POST /api/v1/fairNews/refusals')
  return (
    <Page title={t`상담회 소식 메일 그만 받기`} description={t`메일의 링크로 상담회 소식을 그만 받는 화면입니다.`} isHidden>
      <div className="max-w-md space-y-6">
        {isSuccess ? (
          <p role="status">
            <Trans>이제 상담회 소식과 광고 메일을 보내지 않습니다. 참가하시는 데 꼭 필요한 안내는 그대로 갑니다.</Trans>
          </p>
        ) : (
          <>
            <p>
              <Trans>누르시면 상담회 소식과 광고 메일을 더 보내지 않습니다. 참가하시는 데 꼭 필요한 안내는 그대로 갑니다.</Trans>
            </p>
            <button
              type="button"
              className={buttonClass('primary', 'w-full')}
              aria-disabled={isPending}
              onClick={() => mutate({ body: { token } }, { onError: ({ message }) => void alert(message) })}
            >
              <Trans>그만 받기</Trans>
            </button>
          </>
        )}
        <p className="text-sm text-muted">
          <Trans>
            다시 받으시려면{' '}
            <PageLink to="/mypage/myinfo" className="underline underline-offset-4">
              내 정보
            </PageLink>
            에서 켜 주십시오.
          </Trans>
        </p>
      </div>
    </Page>
  )
}
