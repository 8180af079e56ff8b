import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { PageLink } from '../content/page-link.tsx'
import { useAlertFailure } from '../content/use-alert-failure.tsx'
import { ApiFailure, Unreachable } from '../data/http.ts'
import { useLocale } from '../data/use-locale.ts'
import { usePress } from '../data/use-press.ts'
import { type PushState, readPushState, turnPushOff, turnPushOn } from '../session/push.ts'
import type { Session } from '../session/use-session.ts'
import { alert } from '../ui/alert.tsx'

/** Whether this device takes messages; looked at again when somebody comes back from the browser's settings. */
function usePushState(account: string) {
  const [state, setState] = useState<PushState>()
  useEffect(() => {
    const look = () => void readPushState(account).then(setState)
    look()
    addEventListener('focus', look)
    return () => removeEventListener('focus', look)
  }, [account])
  return [state, setState] as const
}

/** Why there is no switch, or what it is set to. */
function PushWords({ state }: { state: PushState }) {
  switch (state) {
    case 'on':
      return <Trans>이 기기에서 알림을 받고 있습니다.</Trans>
    case 'off':
      return <Trans>이 기기에서는 알림을 받지 않습니다.</Trans>
    case 'blocked':
      return (
        <Trans>
          브라우저에서 이 사이트의 알림을 막아 두셨습니다. 브라우저의 사이트 설정에서 알림을 허용하신 뒤 이 화면으로 돌아와 주십시오.
        </Trans>
      )
    case 'install':
      return (
        <>
          <Trans>iPhone과 iPad에서는 홈 화면에 추가한 앱에서만 알림을 받으실 수 있습니다.</Trans>{' '}
          <PageLink to="/guide" className="underline underline-offset-4">
            <Trans>앱 설치와 이용 안내</Trans>
          </PageLink>
        </>
      )
    case 'unsupported':
      return <Trans>이 브라우저에서는 알림을 받으실 수 없습니다.</Trans>
  }
}

/** Messages to this device: the browser is asked by a press only. */
function PushSwitch({ account }: { account: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const [state, setState] = usePushState(account)
  const { mutate, isPending } = usePress({
    mutationFn: (isWanted: boolean) => (isWanted ? turnPushOn : turnPushOff)(account, locale),
    onSuccess: setState,
    onError: (error) =>
      error instanceof ApiFailure || error instanceof Unreachable
        ? alertFailure(error)
        : alert(t`브라우저가 알림을 켜지 못했습니다. 잠시 후 다시 시도해 주십시오.`),
  })
  return (
    <>
      {(state === 'on' || state === 'off') && (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            role="switch"
            aria-checked={state === 'on'}
            className="size-5 accent-accent"
            checked={state === 'on'}
            aria-disabled={isPending}
            onChange={({ target }) => mutate(target.checked)}
          />
          <Trans>이 기기에서 알림 받기</Trans>
        </label>
      )}
      <p role="status">{state !== undefined && <PushWords state={state} />}</p>
    </>
  )
}

/** By which ways somebody who takes part in fairs hears of meetings. */
export function MyPush({ session: { sub, actor } }: { session: Session }) {
  return (
    <>
      <p>
        <Trans>
          상담 제안과 답, 상담 전의 알림은 ‘내 매칭’에 늘 남습니다. 이메일과 문자 메시지는 위의 ‘회원 정보’에서 고르시고, 이 기기로도 바로
          받으실 수 있습니다. 알림에는 무슨 일이 있었는지만 적히고, 누구와 언제 만나시는지는 적히지 않습니다. 로그아웃하시면 이 기기로는 더
          보내지 않습니다.
        </Trans>
      </p>
      {actor === undefined && <PushSwitch account={sub} />}
    </>
  )
}
