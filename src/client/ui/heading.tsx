import { createContext, type ReactNode, use } from 'react'

/** The level of the titles of items: below that of the page, or of the part of it that they stand in. */
export const HeadingLevel = createContext<2 | 3>(2)

/** The title of an item among others, by which a screen reader goes from one to the next. */
export function Heading({ className, children }: { className?: string; children: ReactNode }) {
  const Tag = `h${use(HeadingLevel)}` as const
  return <Tag className={className}>{children}</Tag>
}
