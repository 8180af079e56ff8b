import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Page } from '../content/page.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

interface Props {
  title: string
  description: string
  /** Below what needs scripts. */
  after?: ReactNode
  children: ReactNode
}

/** A page of the shop that is somebody's own: search engines do not find it, and it needs scripts. */
export function ShopPage({ title, description, after, children }: Props) {
  const { t } = useLingui()
  return (
    <Page
      isHidden
      title={`${title} · ${t`상점`}`}
      heading={title}
      eyebrow={<Breadcrumbs steps={[]} page={title} />}
      description={description}
    >
      <noscript>
        <p>
          <Trans>이 화면을 보시려면 브라우저의 스크립트를 켜 주십시오.</Trans>
        </p>
      </noscript>
      <div className="needs-scripts">{children}</div>
      {after}
    </Page>
  )
}
