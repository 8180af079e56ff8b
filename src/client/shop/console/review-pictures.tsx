import type { ItemOf } from '#contract/resource.ts'
import type { reviews } from '#contract/shop/reviews.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ItemPartProps } from '../../console/module.ts'
import { buttonClass } from '../../ui/button.ts'
import { Picture } from '../../ui/picture.tsx'

/** Renders what staff see of a review beside its facts: its pictures, and the way to where it is shown. */
export function ReviewPictures({ item }: ItemPartProps) {
  const { t } = useLingui()
  // It is the header of reviews alone.
  const { images, _product } = item as unknown as ItemOf<typeof reviews>
  return (
    <section aria-label={t`후기의 사진`} className="mb-8 max-w-6xl space-y-4">
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {images.map(({ index, picture }) => (
            <li key={index}>
              <a
                href={`/api/v1/files/${picture._file}/1280.webp`}
                target="_blank"
                rel="noreferrer"
                aria-label={t`사진 ${index + 1} 크게 보기`}
              >
                <Picture picture={picture} alt="" sizes="80px" className="size-20 rounded-card" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <a href={`/shop/products/${_product}#reviews`} target="_blank" rel="noreferrer" className={buttonClass('outline')}>
        <Trans>상품 화면에서 보기</Trans>
      </a>
    </section>
  )
}
