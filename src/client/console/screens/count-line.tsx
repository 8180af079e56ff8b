import { Link } from '@tanstack/react-router'

interface Count {
  /** Path of a list below `/console/`, and its filters. */
  address: string
  search: Readonly<Record<string, string>>
  label: string
  /** Undefined until it is known. */
  count: number | undefined
}

/** Says in a line of a list how many of something there are; leads to them. None of it steps back. */
export const CountLine = ({ address, search, label, count }: Count) => (
  <li>
    <Link
      to="/$"
      params={{ _splat: address }}
      search={search}
      className={`flex min-h-9 items-center gap-4 px-4 py-1.5 text-sm hover:bg-wash pointer-coarse:min-h-11 ${count === 0 ? 'text-muted' : ''}`}
    >
      <span className="min-w-0 flex-1">{label}</span>
      <span className={`tabular-nums ${count === 0 ? '' : 'font-bold'}`}>{count?.toLocaleString() ?? '…'}</span>
    </Link>
  </li>
)
