import { Trans, useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../../account/member-page.tsx'
import { PageLink } from '../../../../../content/page-link.tsx'
import { MyProducts } from '../../../../products/my-products.tsx'

export const Route = createFileRoute('/_fairs/mypage/products/')({ component: OwnProducts })

function OwnProducts() {
  const { t } = useLingui()
  return (
    <MemberPage title={t`내 상품`} description={t`상담회에서 소개하실 상품을 올리고 고치시는 화면입니다.`}>
      {({ role }) =>
        role === 'SELLER' ? (
          <MyProducts />
        ) : (
          <p>
            <Trans>판매 회원의 화면입니다.</Trans>{' '}
            <PageLink to="/mypage/matchings" className="inline-flex min-h-11 items-center underline underline-offset-4">
              <Trans>내 매칭</Trans>
            </PageLink>
          </p>
        )
      }
    </MemberPage>
  )
}
