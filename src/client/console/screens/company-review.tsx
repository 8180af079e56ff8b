import { titleOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { CallForm } from '../form/call-form.tsx'
import { changeItem, itemRead, resourceOf } from '../resources.ts'
import type { ExtraProps } from './extras.ts'
import { MemberFiles } from './member-files.tsx'

const companies = resourceOf('companies')
const users = resourceOf('users')
const { reason } = companies.shapes.all
const rejection = reason === undefined ? {} : { reason: { ...reason, isNullable: false, preset: undefined } }

/** Where its owner is told of the decision. */
function Told({ _user }: { _user: string }) {
  const locale = useLocale()
  const { data } = useQuery(itemRead(users, locale, _user))
  if (data === undefined) return null
  const address = data['email'] ?? data['phone']
  const name = titleOf(users, data, locale)
  return (
    <p className="mb-4 text-sm text-muted wrap-anywhere">
      <Link to="/$" params={{ _splat: `users/${_user}` }} className="font-semibold text-ink underline underline-offset-4">
        {name}
      </Link>{' '}
      {typeof address === 'string' ? (
        <Trans>결정하시면 {address}(으)로 알립니다.</Trans>
      ) : (
        <Trans>이메일도 휴대전화도 없는 회원입니다. 결정은 ‘내 회사’ 화면에만 보입니다.</Trans>
      )}
    </p>
  )
}

/** What a company has shown of itself, and beside it the decision (specification 3). */
export function CompanyReview({ item, onChanged }: ExtraProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const { _id, version, state } = item
  const decide = async (change: Record<string, unknown>) => {
    await changeItem(companies, locale, _id, change, version)
    onChanged()
  }
  const { mutate, isPending } = usePress({
    mutationFn: () => decide({ state: 'APPROVED' }),
    onError: ({ message }) => alert(message),
  })
  return (
    <div className="mb-8 grid max-w-6xl gap-x-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <MemberFiles _user={String(item['_user'])} />
      <section aria-labelledby="decision" className="self-start rounded-card border border-line bg-surface p-4">
        <h2 id="decision" className="mb-2 text-sm font-semibold">
          <Trans>승인 여부</Trans>
        </h2>
        <Told _user={String(item['_user'])} />
        {state !== 'APPROVED' && (
          <button
            type="button"
            className={buttonClass('primary', 'mb-6 w-full')}
            aria-disabled={isPending}
            onClick={() => mutate(undefined)}
          >
            <Trans>승인</Trans>
          </button>
        )}
        {state === 'REJECTED' ? (
          <p className="text-sm wrap-anywhere">
            <Trans>반려됨: {String(item['reason'])}</Trans>
          </p>
        ) : (
          <CallForm
            fields={rejection}
            button={<Trans>반려</Trans>}
            done={t`반려했습니다.`}
            send={(body) => decide({ ...body, state: 'REJECTED' })}
          />
        )}
      </section>
    </div>
  )
}
