import type { ItemOf } from '#contract/resource.ts'
import type { shopQuestions } from '#contract/shop/questions.ts'
import { Trans } from '@lingui/react/macro'
import type { ItemPartProps } from '../../console/module.ts'
import { buttonClass } from '../../ui/button.ts'

/** Renders the way to the page of the product that a question is about, and who will read the answer. */
export function QuestionProduct({ item }: ItemPartProps) {
  // It is the header of questions alone.
  const { _product, isPrivate } = item as unknown as ItemOf<typeof shopQuestions>
  return (
    <div className="mb-8 flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2">
      <a href={`/shop/products/${_product}#questions`} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
        <Trans>상품 화면에서 보기</Trans>
      </a>
      <p className="text-sm text-muted">
        {isPrivate ? (
          <Trans>비공개 문의입니다. 답변은 문의한 회원만 봅니다.</Trans>
        ) : (
          <Trans>답변은 상품 화면에서 누구나 봅니다. 개인정보를 적지 마십시오.</Trans>
        )}
      </p>
    </div>
  )
}
