import type { ReactNode } from 'react'
import { PageHead, type PageHeadProps } from '../data/head/page-head.tsx'
import { container } from '../ui/container.ts'
import { PageTop } from './page-top.tsx'

interface Props extends PageHeadProps {
  /** Where it says something else than the title of the document. */
  heading?: string
  eyebrow?: ReactNode
  lead?: ReactNode
  /** Below the lead. */
  top?: ReactNode
  /** Classes of what follows. */
  className?: string
  children: ReactNode
}

/** A page: what search engines read of it, its heading, and its content. */
export const Page = ({ heading, eyebrow, lead, top, className = 'pb-[clamp(4rem,9vw,7rem)]', children, ...head }: Props) => (
  <>
    <PageHead {...head} />
    <PageTop eyebrow={eyebrow} title={heading ?? head.title} lead={lead}>
      {top}
    </PageTop>
    <div className={`${container} ${className}`}>{children}</div>
  </>
)
