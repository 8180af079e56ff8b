import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { CodeField, codeIn, isCode } from './code-field.tsx'
import { useCheckedForm } from '../../content/checked-form.ts'
import { OneTimeCode } from '../one-time-code.tsx'
import { PasswordField } from '../../content/password-field.tsx'
import { factorRead } from './reads.ts'

const QrCode = lazy(() => import('../../content/qr-code.tsx'))

type Begun = Answer<'POST /api/v1/me/factor'>['factor']

/** Begins: who knows the password gets the secret, once. */
function Begin({ onBegun }: { onBegun: (factor: Begun) => void }) {
  const { t } = useLingui()
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = useApiMutation('POST /api/v1/me/factor')
  const submit = onSubmit(
    ({ text }) => [[text('password') === '', 'factor-password', t`비밀번호를 입력해주세요`]],
    ({ text }) =>
      mutate(
        { body: { password: text('password') } },
        { onSuccess: ({ factor }) => onBegun(factor), onError: ({ message }) => alert(message) },
      ),
  )
  return (
    <form noValidate className="max-w-md space-y-5" onSubmit={(event) => void submit(event)}>
      <p>
        <Trans>로그인하실 때 비밀번호와 함께 인증 앱의 코드를 확인합니다. 비밀번호를 남이 알게 되어도 계정을 지킬 수 있습니다.</Trans>
      </p>
      <PasswordField
        id="factor-password"
        name="password"
        label={t`비밀번호`}
        autoComplete="current-password"
        aria-invalid={invalid === 'factor-password'}
      />
      <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
        <Trans>2단계 인증 시작하기</Trans>
      </button>
    </form>
  )
}

interface ConfirmProps {
  factor: Begun
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** The secret goes into the app, and a code of the app shows that it is there. */
function Confirm({ factor: { secret, uri }, onConfirmed }: ConfirmProps) {
  const { t } = useLingui()
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/factor')
  const submit = onSubmit(
    ({ text }) => [[!isCode(codeIn({ text })), 'factor-code', t`인증번호 여섯 자리를 입력해주세요`]],
    ({ text }) =>
      mutate(
        { body: { code: codeIn({ text }) } },
        { onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes), onError: ({ message }) => alert(message) },
      ),
  )
  return (
    <form noValidate className="max-w-md space-y-5" onSubmit={(event) => void submit(event)}>
      <p>
        <Trans>인증 앱으로 이 QR 코드를 찍거나, 아래 열쇠를 앱에 적어 주십시오. 다시 보여 드리지 않습니다.</Trans>
      </p>
      <Suspense fallback={<div className="skeleton size-52" />}>
        <QrCode text={uri} label={t`인증 앱에 등록할 QR 코드`} />
      </Suspense>
      <p className="copyable font-mono text-sm wrap-anywhere select-all">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      <CodeField id="factor-code" aria-invalid={invalid === 'factor-code'} />
      <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
        <Trans>확인하고 켜기</Trans>
      </button>
    </form>
  )
}

/** What lets one in without the app, shown once. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="space-y-5">
      <p role="status">
        <Trans>
          2단계 인증을 켰습니다. 휴대전화를 잃어버리셨을 때 쓰실 복구 코드입니다. 하나에 한 번씩 쓰실 수 있고 다시 보여 드리지 않으니,
          적어서 안전한 곳에 두십시오.
        </Trans>
      </p>
      <ul className="copyable grid max-w-md grid-cols-1 gap-1 font-mono xs:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <button type="button" className={buttonClass('primary')} onClick={onDone}>
        <Trans>적어 두었습니다</Trans>
      </button>
    </div>
  )
}

/** Takes it away again. */
function TakeAway({ left }: { left: number }) {
  const { t } = useLingui()
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/me/factor')
  const submit = onSubmit(
    ({ text }) => [
      [text('password') === '', 'factor-password', t`비밀번호를 입력해주세요`],
      [text('one-time-code').trim().length < 6, 'factor-code', t`인증 앱의 코드나 복구 코드를 입력해주세요`],
    ],
    ({ text }) =>
      mutate({ body: { password: text('password'), code: text('one-time-code').trim() } }, { onError: ({ message }) => alert(message) }),
  )
  return (
    <>
      <p>
        <Trans>2단계 인증을 쓰고 계십니다. 남은 복구 코드는 {left}개입니다.</Trans>
      </p>
      <details className="border-t border-line pt-4">
        <summary className="min-h-11 cursor-pointer py-2 text-muted">
          <Trans>2단계 인증 끄기</Trans>
        </summary>
        <form noValidate className="mt-3 max-w-md space-y-5" onSubmit={(event) => void submit(event)}>
          <PasswordField
            id="factor-password"
            name="password"
            label={t`비밀번호`}
            autoComplete="current-password"
            aria-invalid={invalid === 'factor-password'}
          />
          <OneTimeCode id="factor-code" isInvalid={invalid === 'factor-code'} />
          <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
            <Trans>끄기</Trans>
          </button>
        </form>
      </details>
    </>
  )
}

/** A second factor beside the password: codes of an app. */
export function MyFactor() {
  const { t } = useLingui()
  const load = useQuery(factorRead(useLocale()))
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes !== undefined)
    return (
      <RecoveryCodes
        codes={codes}
        onDone={() => {
          setCodes(undefined)
          setBegun(undefined)
        }}
      />
    )
  if (begun !== undefined) return <Confirm factor={begun} onConfirmed={setCodes} />
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-24" />}
      failed={t`2단계 인증 상태를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {({ factor }) => (factor.isOn ? <TakeAway left={factor.recoveryCodesLeft} /> : <Begin onBegun={setBegun} />)}
    </LoadState>
  )
}
