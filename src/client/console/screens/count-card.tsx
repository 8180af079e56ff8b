import { Link } from '@tanstack/react-router'

interface Count {
  /** Path of a list below `/console/`, and its filters. */
  address: string
  search: Readonly<Record<string, string>>
  label: string
  /** Undefined until it is known. */
  count: number | undefined
}

/** Shows how many of something there are; leads to their list. */
export const CountCard = ({ address, search, label, count }: Count) => (
  <Link
    to="/$"
    params={{ _splat: address }}
    search={search}
    className="block rounded-card border border-line bg-surface p-5 hover:border-ink"
  >
    <span className="block text-sm text-muted">{label}</span>
    <span className="mt-1 block text-2xl font-bold tabular-nums">{count?.toLocaleString() ?? '…'}</span>
  </Link>
)
