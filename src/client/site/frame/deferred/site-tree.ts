import { msg } from '@lingui/core/macro'
import { menu, type MenuGroup, type MenuItem } from '../menu.ts'

/** Terms and the like: at the foot of every page, and in the sitemap. */
export const policies: readonly MenuItem[] = [
  { label: msg`개인정보처리방침`, href: '/privacy-policy' },
  { label: msg`이용약관`, href: '/terms-of-use' },
  { label: msg`이메일무단수집거부`, href: '/email-refusal' },
  { label: msg`사이트맵`, href: '/sitemap' },
]

/** Those of the trade centre. */
export const centrePolicies: readonly MenuItem[] = [
  { label: msg`개인정보처리방침`, href: '/fairs/privacy-policy' },
  { label: msg`이용약관`, href: '/fairs/terms-of-use' },
]

/** Entry below the slide-out menu: a page about this device, not part of the site. */
export const devicePage: MenuItem = { label: msg`기기 보관함`, href: '/device' }

/** Where details lie under a page of the menu that their address does not begin with. */
const parents: readonly (readonly [RegExp, string])[] = [
  [/^\/member\//, '/member/lawyer'],
  [/^\/story\//, '/story/firm'],
]

/** The group and the page of the menu that a path belongs to; of details, their list. */
export function placeOf(pathname: string): { group?: MenuGroup; item: MenuItem; isDetail: boolean } | undefined {
  const find = (href: string) => {
    const group = menu.find(({ items }) => items.some((item) => item.href === href))
    const item = [...(group?.items ?? []), ...policies, devicePage].find((candidate) => candidate.href === href)
    return item === undefined ? undefined : { ...(group === undefined ? {} : { group }), item }
  }
  const exact = find(pathname)
  if (exact !== undefined) return { ...exact, isDetail: false }
  const parent = find(pathname.replace(/\/[^/]+$/, '')) ?? find(parents.find(([pattern]) => pattern.test(pathname))?.[1] ?? '')
  return parent === undefined ? undefined : { ...parent, isDetail: true }
}
