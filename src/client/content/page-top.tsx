import type { ReactNode } from 'react'
import { container } from '../ui/container.ts'

interface Props {
  eyebrow?: ReactNode
  title: string
  lead?: ReactNode
  children?: ReactNode
}

/** The top of a page: what it is about. The one `h1`. */
export function PageTop({ eyebrow, title, lead, children }: Props) {
  return (
    <header className={`${container} page-top pt-5 pb-[clamp(1.75rem,4vw,3rem)]`}>
      {eyebrow !== undefined && <p className="mb-2 text-sm font-semibold text-accent">{eyebrow}</p>}
      <h1 className="max-w-[22em] font-serif text-3xl font-semibold">{title}</h1>
      {lead !== undefined && <p className="mt-4 max-w-[40em] text-lg text-muted">{lead}</p>}
      {children}
    </header>
  )
}
