import { titleOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { Cell } from '../../console/list/cell.tsx'
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

const { change: changeShape } = companies.shapes.all

/** Joins what is there in several languages, in the order of these: `Gaon Trading, 加温商社`. */
const asLine = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
        .filter((text) => typeof text === 'string')
        .join(', ')
    : value

interface ReviewProps {
  item: ItemPartProps['item']
  decide: (change: Values) => Promise<void>
}

/** What an approved company wants to be instead, and the decision on that: until then what was approved stands. */
function ChangeReview({ item, decide }: ReviewProps) {
  const { t, i18n } = useLingui()
  const { mutate, isPending } = usePress({ mutationFn: decide, onError: ({ message }) => void alert(message) })
  const change = item['change'] as Record<string, unknown> | null
  if (item['state'] !== 'APPROVED' || item['review'] == null) return null
  const isChanged = (name: string) => change?.[name] !== undefined && JSON.stringify(change[name]) !== JSON.stringify(item[name])
  const others = Object.entries(changeShape?.fields ?? {}).filter(([name]) => isChanged(name))
  const settled = { change: null, review: null }
  return (
    <div className="mb-6 border-l-4 border-accent bg-wash p-3 text-sm">
      <h3 className="font-semibold">
        <Trans>승인된 뒤에 바뀐 것</Trans>
      </h3>
      {others.length === 0 ? (
        <p className="mt-1">
          <Trans>서류를 새로 올렸거나, 바꾼 것을 되돌렸습니다. 서류를 확인해 주십시오.</Trans>
        </p>
      ) : (
        <dl className="mt-1 space-y-1">
          {others.map(([name, shape]) => (
            <div key={name}>
              <dt className="text-muted">{i18n._(shape.label ?? name)}</dt>
              <dd className="wrap-anywhere">
                <del>
                  <Cell shape={shape} value={asLine(item[name])} />
                </del>{' '}
                → <Cell shape={shape} value={asLine(change?.[name])} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="mt-2 text-muted">
        <Trans>결정하실 때까지 전에 승인한 내용이 보입니다.</Trans>
      </p>
      <button
        type="button"
        className={buttonClass('primary', 'mt-3 w-full')}
        aria-disabled={isPending}
        onClick={() => mutate({ ...change, ...settled, reason: null })}
      >
        <Trans>바뀐 것을 승인</Trans>
      </button>
      <CallForm
        fields={rejection}
        button={<Trans>바뀐 것만 반려</Trans>}
        done={t`반려했습니다.`}
        send={(body) => decide({ ...body, ...settled })}
      />
    </div>
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
        <ChangeReview item={item} decide={decide} />
      </Decision>
    </div>
  )
}
