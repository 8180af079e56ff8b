import { Link } from '@tanstack/react-router'

/** Leads to an order by its number. */
export const OrderLink = ({ _id, number }: { _id: string; number: string }) => (
  <Link
    to="/$"
    params={{ _splat: `shop/orders/${_id}` }}
    className="inline-flex min-h-9 items-center underline underline-offset-4 tabular-nums"
  >
    {number}
  </Link>
)
