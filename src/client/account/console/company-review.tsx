import { titleOf } from '#contract/title.ts'
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLocale } from '../../data/use-locale.ts'
import { alert } from '../../ui/alert.tsx'
import { changeItem, itemRead, resourceOf, type Values } from '../../console/resources.ts'
import { Decision, rejectionFields } from '../../console/screens/decision.tsx'
import type { ItemPartProps } from '../../console/module.ts'
import { MemberFiles } from '../../console/screens/member-files.tsx'

const companies = resourceOf('companies')
const users = resourceOf('users')
const rejection = rejectionFields(companies.shapes.all['reason'])

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

/** Renders a company's documents beside the decision (specification 3). */
export function CompanyReview({ item, onChanged }: ItemPartProps) {
  const locale = useLocale()
  const { _id, version } = item
  const decide = async (change: Values) => {
    await changeItem(companies, locale, _id, change, version)
    onChanged()
  }
  return (
    <div className="mb-8 grid max-w-6xl gap-x-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <MemberFiles _user={String(item['_user'])} />
      <Decision
        title={<Trans>승인 여부</Trans>}
        item={item}
        fields={rejection}
        approval={{ state: 'APPROVED' }}
        decide={decide}
        onFailed={({ message }) => alert(message)}
      >
        <Told _user={String(item['_user'])} />
      </Decision>
    </div>
  )
}
