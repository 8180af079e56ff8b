import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '../content/page.tsx'
import type { Session } from '../session/use-session.ts'
import { ChangedTerms } from './changed-terms.tsx'
import { MembersOnly } from './members-only.tsx'

interface Props {
  title: string
  description: string
  /** Of parts that have a width of their own, and their own distances. */
  isWide?: boolean
  /** What is shown without a login, where there is anything. */
  instead?: () => Promise<ReactNode>
  children: (session: Session) => ReactNode
}

/** A page that belongs to a member. Another account is another page: nothing that was typed or read for the one is there for the other. */
export const MemberPage = ({ title, description, isWide = false, instead, children }: Props) => (
  <Page title={title} description={description} isHidden className="pb-[clamp(3rem,7vw,6rem)]">
    <noscript>
      <p>
        <Trans>이 화면을 보시려면 브라우저의 스크립트를 켜 주십시오.</Trans>
      </p>
    </noscript>
    <div className={isWide ? 'needs-scripts' : 'needs-scripts max-w-[46rem]'}>
      <MembersOnly instead={instead}>
        {(session) => (
          <div key={session.sub} className={isWide ? '' : 'space-y-8'}>
            <ChangedTerms>{children(session)}</ChangedTerms>
          </div>
        )}
      </MembersOnly>
    </div>
  </Page>
)
