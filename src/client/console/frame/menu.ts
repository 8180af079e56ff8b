import type { ConsoleScope } from '#contract/call.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { addressOf, listed } from '../resources.ts'

interface Entry {
  /** Below `/console/`. */
  address: string
  /** A message of the console, or a label of the contract. */
  label: MessageDescriptor | string
}

interface Group {
  scope: ConsoleScope
  label: MessageDescriptor
  entries: Entry[]
}

const groups: readonly Pick<Group, 'scope' | 'label'>[] = [
  { scope: 'console:inquiries', label: msg`상담과 문의` },
  { scope: 'console:content', label: msg`콘텐츠` },
  { scope: 'console:members', label: msg`회원` },
  { scope: 'console:fairs', label: msg`상담회` },
  { scope: 'console:shop', label: msg`쇼핑` },
  { scope: 'console:settings', label: msg`설정` },
]

/** Beside the lists. */
const others: readonly (Entry & { scope: ConsoleScope })[] = [
  { scope: 'console:inquiries', address: 'email', label: msg`이메일 보내기` },
  { scope: 'console:inquiries', address: 'message', label: msg`문자 보내기` },
  { scope: 'console:content', address: 'media', label: msg`미디어` },
  { scope: 'console:content', address: 'trash', label: msg`휴지통` },
  { scope: 'console:members', address: 'users/withdrawals', label: msg`탈퇴한 회원` },
  { scope: 'console:members', address: 'audit', label: msg`열람 기록` },
  { scope: 'console:fairs', address: 'fairs/results', label: msg`상담회 결과` },
  { scope: 'console:settings', address: 'setting', label: msg`사이트 설정` },
  { scope: 'console:settings', address: 'messages', label: msg`자동 메시지` },
  { scope: 'console:settings', address: 'deliveries', label: msg`발송 기록` },
  { scope: 'console:settings', address: 'jobs', label: msg`자동 작업` },
]

const entryOf = (resource: AnyResource): Entry => ({ address: addressOf(resource), label: resource.label })

/** What somebody with these scopes finds in the console: each list of the contract in the group of its scope. */
export const menuFor = (scopes: readonly string[]): Group[] =>
  groups
    .filter(({ scope }) => scopes.includes(scope))
    .map((group) => ({
      ...group,
      entries: [
        ...listed.filter(({ scope }) => scope === group.scope).map((resource) => entryOf(resource)),
        ...others.filter(({ scope }) => scope === group.scope),
      ],
    }))
    .filter(({ entries }) => entries.length > 0)
