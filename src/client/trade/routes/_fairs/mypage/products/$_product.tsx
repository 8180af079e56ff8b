import { useLingui } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { MemberPage } from '../../../../../account/member-page.tsx'
import { MyProduct, NewProduct } from '../../../../products/my-product.tsx'

export const Route = createFileRoute('/_fairs/mypage/products/$_product')({ component: OwnProduct })

/** `new` is no id. A route of its own would weigh on every first load. */
function OwnProduct() {
  const { t } = useLingui()
  const { _product } = Route.useParams()
  const isNew = _product === 'new'
  return (
    <MemberPage title={isNew ? t`새 상품` : t`상품 고치기`} description={t`상품의 이름과 특징, 가격과 사진을 적고 고치시는 화면입니다.`}>
      {({ sub }) => (isNew ? <NewProduct sub={sub} /> : <MyProduct key={_product} _id={_product} sub={sub} />)}
    </MemberPage>
  )
}
