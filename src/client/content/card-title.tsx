import { Heading } from '../ui/heading.tsx'
import { PageLink, type PageTarget } from './page-link.tsx'

/** Title of a card, as the link that the whole card is. */
export const CardTitle = ({ className, children, ...target }: PageTarget & { className: string; children: string }) => (
  <Heading className={className}>
    <PageLink {...target} className="card-control hover:underline hover:underline-offset-4">
      {children}
    </PageLink>
  </Heading>
)
