import { Link } from '@tanstack/react-router'
import { createContext, useContext } from 'react'

interface Count {
  /** Path of a list below `/console/`, and its filters. */
  address: string
  search: Readonly<Record<string, string>>
  label: string
  /** Undefined until it is known. */
  count: number | undefined
}

/** Each count stands in one of two lists: that of what waits, or, where it is 0, that of what does not. */
export const CountPlace = createContext<'waiting' | 'none'>('waiting')

/** Says in an item of a list how many of something there are; leads to them. */
export function CountLine({ address, search, label, count }: Count) {
  const place = useContext(CountPlace)
  if ((count === 0) !== (place === 'none')) return null
  const to = { to: '/$', params: { _splat: address }, search } as const
  if (place === 'none') {
    return (
      <li className="not-last:after:content-[',']">
        <Link {...to} className="inline-flex items-center hover:text-ink hover:underline hover:underline-offset-4 pointer-coarse:min-h-11">
          {label}
        </Link>
      </li>
    )
  }
  return (
    <li className="break-inside-avoid">
      <Link {...to} className="flex min-h-9 items-center gap-4 px-4 py-1.5 text-sm hover:bg-wash pointer-coarse:min-h-11">
        <span className="min-w-0 flex-1">{label}</span>
        <span className="font-bold tabular-nums">{count?.toLocaleString() ?? '…'}</span>
      </Link>
    </li>
  )
}
