import type { ReactNode } from 'react'

/** A figure under its name. */
export type Fact = readonly [name: string, value: ReactNode]

/** Renders figures as cards beside each other. */
export const FactCards = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
    {facts.map(([name, value]) => (
      <div key={name} className="rounded-card border border-line bg-surface p-3">
        <dt className="text-sm text-muted">{name}</dt>
        <dd className="text-lg font-bold tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
)
