import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PageLink } from '../content/page-link.tsx'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { useLocale } from '../data/use-locale.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { LoadState } from '../ui/load-state.tsx'
import { Channels, type Channel } from './channels.tsx'
import { MyAddress } from './my-address.tsx'
import { useCheckedForm } from '../content/checked-form.ts'
import { meRead } from './queries.ts'
import { TextField } from '../content/text-field.tsx'

type Me = Answer<'GET /api/v1/me'>['me']

function ProfileForm({ me }: { me: Me }) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me')
  const submit = onSubmit(
    ({ text }) => [[text('name').trim() === '', 'my-name', t`성함을 입력해주세요`]],
    ({ text, all }) => {
      const channels = all('channels') as Channel[]
      mutate(
        { body: { name: text('name').trim(), channels } },
        {
          onSuccess: (answer) => {
            client.setQueryData(meRead(locale).queryKey, answer)
            void alert(t`저장했습니다.`)
          },
          onError: ({ message }) => alert(message),
        },
      )
    },
  )
  // Nothing reaches who has no address for it.
  const notes = {
    ...(me.email === null ? { EMAIL: t`등록된 주소가 없습니다` } : {}),
    ...(me.phone === null ? { SMS: t`등록된 번호가 없습니다`, PHONE: t`등록된 번호가 없습니다` } : {}),
  }
  const facts = [
    [t`아이디`, me.username],
    [t`회원 구분`, me.userType === 'COMPANY' ? t`법인` : t`개인`],
    ...(me.email === null ? [] : [[t`이메일`, me.email]]),
    ...(me.phone === null ? [] : [[t`휴대전화`, me.phone]]),
  ]
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <form noValidate className="max-w-md space-y-5" onSubmit={(event) => void submit(event)}>
        <TextField
          id="my-name"
          name="name"
          label={t`성함 또는 상호`}
          autoComplete="name"
          defaultValue={me.name}
          aria-required="true"
          aria-invalid={invalid === 'my-name'}
        />
        <Channels chosen={me.channels} notes={notes} />
        <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
          <Trans>저장</Trans>
        </button>
      </form>
      {(me.role === 'SELLER' || me.role === 'BUYER') && (
        <p>
          <PageLink to="/mypage/company" className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>내 회사와 승인 상태</Trans>
          </PageLink>
        </p>
      )}
      <MyAddress />
    </>
  )
}

/** Renders the member's identity and the fields that can be changed here. */
export function MyProfile() {
  const { t } = useLingui()
  const load = useQuery(meRead(useLocale()))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-72" />}
      failed={t`회원 정보를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {({ me }) => <ProfileForm me={me} />}
    </LoadState>
  )
}
