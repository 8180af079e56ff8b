import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { markOf, Mistake, useMarkedForm } from '../../content/marked-form.tsx'
import { TextField } from '../../content/text-field.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { FormFoot } from '../form/form-foot.tsx'
import { LoadedScreen } from '../frame/loaded-screen.tsx'
import { OwnPart } from './own-part.tsx'
import { useOwnSettings } from './own-settings.ts'
import { OwnTabs } from './own-tabs.tsx'
import { Portrait } from './portrait.tsx'
import { useLogOut } from './use-log-out.ts'

type Me = Answer<'GET /api/v1/me'>['me']

function Identity({ me }: { me: Me }) {
  const { t } = useLingui()
  const facts = [
    [t`아이디`, me.username],
    [t`이메일`, me.email ?? t`등록된 주소가 없습니다`],
    [t`휴대전화`, me.phone ?? t`등록된 번호가 없습니다`],
  ] as const
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Portrait name={me.name} className="size-16 text-lg" />
      <dl className="grid min-w-0 grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function NameForm({ me }: { me: Me }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const locale = useLocale()
  const [done, setDone] = useState('')
  const { mistakes, onSubmit, onRefused } = useMarkedForm((path) => `own-${path}`)
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me')
  const submit = onSubmit(
    ({ text }) => [[text('name').trim() === '', 'own-name', t`성함을 입력해주세요`]],
    ({ text }) =>
      mutate(
        { body: { name: text('name').trim() } },
        {
          onSuccess: (answer) => {
            client.setQueryData(readOptions('GET /api/v1/me', locale).queryKey, answer)
            setDone(t`저장했습니다.`)
          },
          onError: onRefused,
        },
      ),
  )
  return (
    <form noValidate className="max-w-md space-y-5" onSubmit={submit} onChange={() => setDone('')}>
      <div>
        <TextField
          id="own-name"
          name="name"
          label={t`성함`}
          autoComplete="name"
          maxLength={60}
          defaultValue={me.name}
          aria-required="true"
          {...markOf(mistakes, 'own-name')}
        />
        <Mistake of="own-name" mistakes={mistakes} />
      </div>
      <FormFoot isPending={isPending} done={done} />
    </form>
  )
}

/** Choices of this device: each holds at once. */
function OwnSettings() {
  return (
    <div className="space-y-5">
      {useOwnSettings().map(({ id, label, value, options, choose }) => (
        <fieldset key={id}>
          <legend className="text-sm font-semibold">{label}</legend>
          <div className="flex flex-wrap gap-x-6">
            {options.map((option) => (
              <label key={option.value} className="flex min-h-11 items-center gap-2">
                <input
                  type="radio"
                  name={`own-${id}`}
                  className="size-5 accent-accent"
                  checked={option.value === value}
                  onChange={() => choose(option.value)}
                />
                {option.label}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}

/** `/console/account`: who is logged in, and how the console is shown to them. */
export function AccountScreen() {
  const { t } = useLingui()
  const end = useLogOut()
  const load = useQuery(readOptions('GET /api/v1/me', useLocale()))
  return (
    <LoadedScreen title={t`내 계정`} tabs={<OwnTabs />} load={load} failed={t`내 정보를 불러오지 못했습니다.`}>
      {({ me }) => (
        <>
          <OwnPart title={t`나`}>
            <Identity me={me} />
            <NameForm me={me} />
            <p className="text-sm">
              <a href="/mypage/myinfo" className="inline-flex min-h-11 items-center underline underline-offset-4">
                <Trans>이메일이나 휴대전화 바꾸기</Trans>
              </a>
            </p>
          </OwnPart>
          <OwnPart title={t`이 기기의 화면`}>
            <OwnSettings />
          </OwnPart>
          <OwnPart title={t`로그아웃`}>
            <button type="button" className={buttonClass('outline')} onClick={() => void end()}>
              <Trans>로그아웃</Trans>
            </button>
          </OwnPart>
        </>
      )}
    </LoadedScreen>
  )
}
