import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { personRead } from './person.ts'
import type { ItemPartProps } from '../../console/module.ts'
import { MemberFiles } from '../../console/screens/member-files.tsx'
import { PersonPart } from '../../console/screens/person-part.tsx'
import { PersonAudit, PersonConsents, PersonDeliveries, PersonItems, PersonRequests, PersonSessions } from './person-records.tsx'
import { PersonActions } from './person-actions.tsx'

interface AccountProps extends ItemPartProps {
  account: Answer<'GET /api/console/users/{_id}/account'>['account']
}

/** Says what the account has under way, and what becomes of that, before somebody ends it. */
function Business({ business }: Pick<AccountProps['account'], 'business'>) {
  const ending = business.flatMap(({ text, endsBySuspension }) => (endsBySuspension ? [text] : []))
  if (ending.length === 0) return null
  const list = ending.join(', ')
  return (
    <p className="mt-4 rounded-card border border-line bg-wash p-3 text-sm">
      <Trans>하고 있는 일: {list}. 정지하거나 탈퇴 처리하면 모두 취소되고 상대 회사에 알립니다.</Trans>
    </p>
  )
}

function Account({ item, account, onChanged }: AccountProps) {
  const { t } = useLingui()
  const states = { PENDING: t`승인 대기`, APPROVED: t`승인됨`, REJECTED: t`반려됨` }
  const people = account.company?.people ?? []
  const facts = [
    [t`2단계 인증`, account.hasFactor ? t`씀 (남은 복구 코드 ${account.recoveryCodesLeft}개)` : t`쓰지 않음`],
    [t`패스키`, t`${account.passkeys}개`],
    [t`로그인한 기기`, t`${account.sessions}개`],
    [t`즐겨찾기`, t`${account.bookmarks}개`],
    [t`좋아요`, t`${account.likes}개`],
    [t`회사`, account.company === null ? t`없음` : `${account.company.name} (${states[account.company.state]})`],
    ...(people.length === 0 ? [] : [[t`회사의 담당자`, people.join(', ')] as const]),
  ] as const
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm md:grid-cols-3 lg:grid-cols-6">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <Business business={account.business} />
      {item['status'] !== 'withdrawn' && <PersonActions item={item} account={account} onChanged={onChanged} />}
    </>
  )
}

/** Renders how an account is secured, what belongs to it, and the actions on it. */
export function PersonHead({ item, onChanged }: ItemPartProps) {
  const { t } = useLingui()
  const load = useQuery(personRead(useLocale(), item._id))
  return (
    <section aria-label={t`계정`} className="mb-8 max-w-6xl rounded-card border border-line bg-surface p-4">
      <LoadState load={load} skeleton={<div className="skeleton h-24" />} failed={t`계정을 불러오지 못했습니다.`}>
        {({ account }) => <Account item={item} account={account} onChanged={onChanged} />}
      </LoadState>
    </section>
  )
}

/** A number as lists find it, however it was typed: its parts, each of which has to be there. */
const wordsOf = (phone: string): string => phone.replace(/^\+82/, '0').replace(/^(\d{2,3})(\d{3,4})(\d{4})$/, '$1 $2 $3')

/** Everything about one person on one page (specification 7.3): each part is asked for when it is opened. */
export function PersonParts({ item: { _id, ...item } }: ItemPartProps) {
  const { t } = useLingui()
  const members = ['console:members'] as const
  const phone = typeof item['phone'] === 'string' ? item['phone'] : undefined
  return (
    <div className="mt-10">
      <PersonPart title={t`회사와 서류`} scopes={members} list={{ address: 'companies', search: { _user: _id } }}>
        {() => (
          <>
            <PersonItems _user={_id} path="companies" columns={['ceo', 'state', 'reason']} />
            <div className="mt-6">
              <MemberFiles _user={_id} />
            </div>
          </>
        )}
      </PersonPart>
      <PersonPart title={t`로그인한 기기`} scopes={members}>
        {() => <PersonSessions _user={_id} />}
      </PersonPart>
      <PersonPart title={t`동의한 약관`} scopes={members}>
        {() => <PersonConsents _user={_id} />}
      </PersonPart>
      <PersonPart title={t`문의`} scopes={['console:inquiries']} list={{ address: 'center/questions', search: { _user: _id } }}>
        {() => <PersonItems _user={_id} path="center/questions" columns={['status', 'isPublic']} />}
      </PersonPart>
      <PersonPart title={t`댓글`} scopes={['console:content']} list={{ address: 'boards/comments', search: { _user: _id } }}>
        {() => <PersonItems _user={_id} path="boards/comments" columns={['content', 'moderation']} />}
      </PersonPart>
      {phone !== undefined && (
        <PersonPart
          title={t`연락처가 같은 상담`}
          scopes={['console:members', 'console:inquiries']}
          list={{ address: 'forms', search: { q: wordsOf(phone) } }}
        >
          {() => <PersonRequests _user={_id} />}
        </PersonPart>
      )}
      <PersonPart
        title={t`보낸 메시지`}
        scopes={['console:members', 'console:settings']}
        list={{ address: 'deliveries', search: { _user: _id } }}
      >
        {() => <PersonDeliveries _user={_id} />}
      </PersonPart>
      <PersonPart title={t`직원이 한 일`} scopes={members} list={{ address: 'audit', search: { _item: _id } }}>
        {() => <PersonAudit _user={_id} />}
      </PersonPart>
    </div>
  )
}
