import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { EntryView } from '../../content/outbox/entry-row.tsx'
import { useOwnEntryView } from '../../member/own-entry-state.tsx'

/** View of a member's cart changes in the outbox. */
export function useCartView(): Readonly<Record<'cart', EntryView>> {
  const { t } = useLingui()
  const navigate = useNavigate()
  return { cart: { ...useOwnEntryView(), title: t`장바구니 변경`, show: () => navigate({ to: '/shop/cart' }) } }
}
