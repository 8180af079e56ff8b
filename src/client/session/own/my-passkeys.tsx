import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { koreanDay } from '../../ui/day.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { deviceName } from './device-name.ts'
import { useCheckedForm } from '../../content/checked-form.ts'
import { PasswordField } from '../../content/password-field.tsx'
import { passkeysRead } from './reads.ts'

type Passkey = Answer<'GET /api/v1/me/passkeys'>['passkeys'][number]

function PasskeyRow({ passkey: { _id, name, createdAt, usedAt } }: { passkey: Passkey }) {
  const { t } = useLingui()
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/me/passkeys/{_id}')
  const remove = async () => {
    if (!(await confirm(t`‘${name}’ 패스키를 지우시겠습니까? 이 패스키로는 더 로그인하실 수 없습니다.`))) return
    mutate({ params: { _id } }, { onError: ({ message }) => alert(message) })
  }
  const [made, used] = [koreanDay(createdAt), usedAt === null ? undefined : koreanDay(usedAt)]
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-2">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted tabular-nums">
          <Trans>{made} 등록</Trans>
          {used !== undefined && (
            <>
              {' · '}
              <Trans>{used} 로그인</Trans>
            </>
          )}
        </p>
      </div>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isPending}
        aria-label={t`‘${name}’ 패스키 지우기`}
        onClick={() => void remove()}
      >
        <Trans>지우기</Trans>
      </button>
    </li>
  )
}

/** Who knows the password lets the device make one. */
function AddPasskey() {
  const { t } = useLingui()
  const locale = useLocale()
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending, data } = usePress({
    mutationFn: async (password: string) => {
      const { createPasskey, isCancelled } = await import('../passkeys.ts')
      const { options } = await api('POST /api/v1/me/passkeys/options', { locale, body: { password } })
      const credential = await createPasskey(options).catch((error: unknown) => {
        if (isCancelled(error)) return undefined
        throw error instanceof Error && error.name === 'InvalidStateError'
          ? new Error(t`이 기기에는 회원님의 패스키가 이미 있습니다.`)
          : error
      })
      if (credential === undefined) return false
      const name = deviceName(navigator.userAgent) || t`알 수 없는 기기`
      await api('POST /api/v1/me/passkeys', { locale, body: { name, credential } })
      return true
    },
    onError: ({ message }) => alert(message),
  })
  const submit = onSubmit(
    ({ text }) => [[text('password') === '', 'passkey-password', t`비밀번호를 입력해주세요`]],
    ({ text }) => mutate(text('password')),
  )
  return (
    <form noValidate className="max-w-md space-y-5" onSubmit={(event) => void submit(event)}>
      <PasswordField
        id="passkey-password"
        name="password"
        label={t`비밀번호`}
        autoComplete="current-password"
        aria-invalid={invalid === 'passkey-password'}
      />
      <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
        <Trans>이 기기에 패스키 만들기</Trans>
      </button>
      <p role="status" className="empty:hidden">
        {data === true && t`패스키를 만들었습니다.`}
      </p>
    </form>
  )
}

/** Passkeys: logging in by a finger, a face or the device's PIN. */
export function MyPasskeys() {
  const { t } = useLingui()
  const load = useQuery(passkeysRead(useLocale()))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-24" />}
      failed={t`패스키를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {({ passkeys }) => (
        <>
          <p>
            <Trans>
              지문이나 얼굴, 기기의 잠금 번호로 로그인하실 수 있습니다. 기기를 다른 분과 함께 쓰신다면 만들지 마십시오. 비밀번호는 그대로
              쓰실 수 있습니다.
            </Trans>
          </p>
          {passkeys.length > 0 && (
            <ul className="border-b border-line">
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey._id} passkey={passkey} />
              ))}
            </ul>
          )}
          <AddPasskey />
        </>
      )}
    </LoadState>
  )
}
