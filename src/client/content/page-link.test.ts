import { expect, it } from 'vitest'
import type { PageTarget } from './page-link.tsx'

it('a link to a path or with a parameter that no route has does not compile', () => {
  const targets: PageTarget[] = [
    { to: '/contact', hash: 'seoul' },
    { to: '/story/$_success', params: { _success: '1' } },
    { to: '/fairs/$_fair/products/$_product', params: { _fair: '1', _product: '2' } },
  ]
  // @ts-expect-error No route has this path.
  targets.push({ to: '/contatc' })
  // @ts-expect-error The route has another parameter.
  targets.push({ to: '/story/$_success', params: { _id: '1' } })
  // @ts-expect-error A details page needs to know whose.
  targets.push({ to: '/member/$_lawyer' })
  // @ts-expect-error One of its two parameters is missing.
  targets.push({ to: '/fairs/$_fair/products/$_product', params: { _fair: '1' } })
  expect(targets).toHaveLength(7)
})
