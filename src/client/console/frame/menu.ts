import type { ConsoleScope } from '#contract/call.ts'
import type { AnyResource } from '#contract/resource.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ConsoleModule, MenuEntry } from '../module.ts'
import { addressOf, listed } from '../resources.ts'

interface Group {
  scope: ConsoleScope
  label: MessageDescriptor
  entries: Omit<MenuEntry, 'scope'>[]
}

const groups: readonly Pick<Group, 'scope' | 'label'>[] = [
  { scope: 'console:inquiries', label: msg`상담과 문의` },
  { scope: 'console:content', label: msg`콘텐츠` },
  { scope: 'console:members', label: msg`회원` },
  { scope: 'console:fairs', label: msg`상담회` },
  { scope: 'console:shop', label: msg`쇼핑` },
  { scope: 'console:auction', label: msg`경매` },
  { scope: 'console:settings', label: msg`설정` },
]

const entryOf = (resource: AnyResource) => ({ address: addressOf(resource), label: resource.label })

/** Groups the entries that these scopes open: each list of the contract, then the other screens of the modules. */
export const menuFor = (modules: readonly ConsoleModule[], scopes: readonly string[]): Group[] =>
  groups
    .filter(({ scope }) => scopes.includes(scope))
    .map((group) => ({
      ...group,
      entries: [
        ...listed.filter(({ scope }) => scope === group.scope).map((resource) => entryOf(resource)),
        ...modules.flatMap(({ menu = [] }) => menu.filter(({ scope }) => scope === group.scope)),
      ],
    }))
    .filter(({ entries }) => entries.length > 0)
