import { colleagueLimits } from '#contract/account/colleague-limits.ts'
import type { Colleague } from '#contract/account/colleagues.ts'
import { languageTag, type Locale, locales } from '#contract/locale.ts'
import { localeNames } from '#contract/locale-names.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { isEmail } from '../../content/email.ts'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { markOf, Mistake, useMarkedForm } from '../../content/marked-form.tsx'
import { TextField } from '../../content/text-field.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { peopleRead } from '../queries.ts'

const day = (at: string, locale: Locale) => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long' }).format(new Date(at))

/** How it stands with somebody who is invited. */
function Standing({ person: { state, until } }: { person: Colleague }) {
  const locale = useLocale()
  if (state === 'joined') return <Trans>함께하고 있습니다.</Trans>
  if (until === null) return <Trans>초대 기한이 지났습니다. 다시 초대해 주십시오.</Trans>
  const last = day(until, locale)
  return state === 'invited' ? (
    <Trans>초대했습니다. {last}까지 가입하실 수 있습니다.</Trans>
  ) : (
    <Trans>초대했습니다. {last}까지 받아들이실 수 있습니다.</Trans>
  )
}

function Person({ person }: { person: Colleague }) {
  const { t } = useLingui()
  const { _id, name, email, state } = person
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/me/company/people/{_id}')
  const isIn = state === 'joined'
  const remove = async () => {
    const question = isIn
      ? t`${name} 님을 담당자에서 빼시겠습니까? 끝나지 않은 상담회의 참가가 끝나고, 제안과 상담이 모두 취소되어 상대에게 알려집니다.`
      : t`${name} 님의 초대를 거두시겠습니까?`
    if (!(await confirm(question))) return
    mutate(
      { params: { _id } },
      { onSuccess: () => document.getElementById('colleague-name')?.focus(), onError: ({ message }) => void alert(message) },
    )
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {email !== null && <p className="text-sm wrap-anywhere text-muted">{email}</p>}
        <p className="text-sm text-muted">
          <Standing person={person} />
        </p>
      </div>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isPending}
        aria-label={isIn ? t`${name} 님을 담당자에서 빼기` : t`${name} 님 초대 거두기`}
        onClick={() => void remove()}
      >
        {isIn ? <Trans>담당자에서 빼기</Trans> : <Trans>초대 거두기</Trans>}
      </button>
    </li>
  )
}

/** Invites somebody; who is there already gets the mail again. */
function Invite() {
  const { t } = useLingui()
  const own = useLocale()
  const { mistakes, onSubmit, onRefused } = useMarkedForm((path) => `colleague-${path}`)
  const { mutate, isPending } = useApiMutation('POST /api/v1/me/company/people')
  const submit = onSubmit(
    ({ text }) => [
      [text('name').trim() === '', 'colleague-name', t`성함을 입력해주세요`],
      [!isEmail(text('email').trim()), 'colleague-email', t`이메일 주소를 확인해 주십시오.`],
    ],
    ({ form, text }) => {
      const email = text('email').trim()
      mutate(
        { body: { name: text('name').trim(), email, locale: locales.find((one) => one === text('locale')) ?? own } },
        {
          onSuccess: async () => {
            form.reset()
            await alert(t`${email} 주소로 초대 메일을 보냈습니다.`)
            document.getElementById('colleague-name')?.focus()
          },
          onError: (error) => void onRefused(error),
        },
      )
    },
  )
  return (
    <form noValidate className="max-w-md space-y-6" onSubmit={submit}>
      <div>
        <TextField
          id="colleague-name"
          name="name"
          label={t`초대할 분의 성함`}
          aria-required="true"
          {...markOf(mistakes, 'colleague-name')}
        />
        <Mistake of="colleague-name" mistakes={mistakes} />
      </div>
      <div>
        <TextField
          id="colleague-email"
          name="email"
          type="email"
          label={t`이메일`}
          aria-required="true"
          {...markOf(mistakes, 'colleague-email')}
        />
        <Mistake of="colleague-email" mistakes={mistakes} />
      </div>
      <Labelled id="colleague-locale" label={<Trans>초대 메일의 언어</Trans>}>
        <select id="colleague-locale" name="locale" defaultValue={own} className={fieldClass('mt-1.5')}>
          {locales.map((one) => (
            <option key={one} value={one} lang={languageTag(one)}>
              {localeNames[one]}
            </option>
          ))}
        </select>
      </Labelled>
      <button type="submit" className={buttonClass('primary')} aria-disabled={isPending}>
        {isPending ? <Trans>보내고 있습니다…</Trans> : <Trans>초대하기</Trans>}
      </button>
    </form>
  )
}

/** Renders the people of a company for its owner: who is there, who is invited, and inviting. */
export function Colleagues({ isApproved }: { isApproved: boolean }) {
  const { t } = useLingui()
  const load = useQuery(peopleRead(useLocale()))
  const { most } = colleagueLimits
  return (
    <>
      <p className="text-sm text-muted">
        <Trans>
          같은 회사의 다른 분을 {most}명까지 초대하실 수 있습니다. 초대받은 분은 자기 계정으로 상담회에 따로 신청하여 자기 일정으로
          상담합니다. 회사 정보와 상품은 회사를 등록하신 분만 바꾸고, 한 상담회에서 같은 상대 회사와는 한 분만 상담합니다.
        </Trans>
      </p>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-24" />}
        failed={t`담당자를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      >
        {({ people }) => (
          <>
            {people.length > 0 && (
              <ul className="border-b border-line">
                {people.map((person) => (
                  <Person key={person._id} person={person} />
                ))}
              </ul>
            )}
            {!isApproved ? (
              <p>
                <Trans>회사가 승인된 뒤에 초대하실 수 있습니다.</Trans>
              </p>
            ) : (
              <Invite />
            )}
          </>
        )}
      </LoadState>
    </>
  )
}
