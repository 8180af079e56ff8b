import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Span } from './sales-span.ts'

interface Props {
  span: Span
  /** From Monday (`1`) to Sunday (`7`). */
  weekday?: string
  product?: string
  children: ReactNode
}

/** Leads from a figure to the payments that it is made of. */
export const PaymentsLink = ({ span, weekday, product, children }: Props) => (
  <Link
    to="/shop/sales"
    search={{ kind: 'payments', ...span, ...(weekday === undefined ? {} : { weekday }), ...(product === undefined ? {} : { product }) }}
    className="inline-flex min-h-9 items-center underline underline-offset-4"
  >
    {children}
  </Link>
)
