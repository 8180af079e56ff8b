import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ItemPicture } from '../../content/item-picture.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { Pagination } from '../../content/pagination.tsx'
import { SearchForm } from '../../content/search-form.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { paged, pageOf, pageSize, useListSearch } from '../../data/list-pages.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { Heading } from '../../ui/heading.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import { goodsNames } from '../../content/goods-names.ts'
import { type Fair, myFairs, myProducts, type OwnProduct } from '../queries.ts'
import { CopyProducts } from './copy-products.tsx'

interface ShownProps {
  product: OwnProduct
  /** Those in which the member takes part as a seller, and that are not over. */
  fairs: readonly Fair[]
}

/** At which fairs a product is shown. */
function ShownAt({ product: { _id, name, fairs: shown }, fairs }: ShownProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const show = useApiMutation('POST /api/v1/fairs/{_fair}/products')
  const hide = useApiMutation('DELETE /api/v1/fairs/{_fair}/products/{_id}')
  const isPending = show.isPending || hide.isPending
  const change = (_fair: string, isShown: boolean) => {
    if (isPending) return
    const then = { onError: alertFailure }
    if (isShown) show.mutate({ params: { _fair }, body: { _product: _id } }, then)
    else hide.mutate({ params: { _fair, _id } }, then)
  }
  return (
    <fieldset className="relative">
      <legend className="sr-only">{t`${name[locale] ?? name.ko}: 보이는 상담회`}</legend>
      {fairs.map((fair) => (
        <label key={fair._id} className="flex min-h-11 items-center gap-2 py-1 text-sm">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={shown.includes(fair._id)}
            // A box that is disabled loses the focus.
            aria-disabled={isPending}
            onChange={({ target }) => change(fair._id, target.checked)}
          />
          {t`${fair.title}에 소개`}
        </label>
      ))}
    </fieldset>
  )
}

function ProductRow({ product, fairs, isOwn }: ShownProps & { isOwn: boolean }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { _id, name, category, thumb, images } = product
  return (
    <article className="flex gap-4 py-4">
      <ItemPicture
        picture={thumb ?? images[0]?.picture ?? null}
        sizes="96px"
        widths={[160, 320]}
        className="size-24 shrink-0 rounded-card"
      />
      <div className="min-w-0 flex-1">
        <p className="text-xs text-muted">{i18n._(goodsNames[category])}</p>
        <Heading className="font-bold">
          {isOwn ? (
            <PageLink
              to="/mypage/products/$_product"
              params={{ _product: _id }}
              className="inline-flex min-h-11 items-center hover:underline hover:underline-offset-4"
            >
              {name[locale] ?? name.ko}
            </PageLink>
          ) : (
            (name[locale] ?? name.ko)
          )}
        </Heading>
        {isOwn && <ShownAt product={product} fairs={fairs} />}
      </div>
    </article>
  )
}

/** `/mypage/products`: a seller's products, and at which fairs they are shown. */
export function MyProducts() {
  const { t } = useLingui()
  const locale = useLocale()
  const search = useListSearch()
  const { page = 1, q } = search
  const load = useQuery(myProducts(locale, paged(search)))
  const { data } = useQuery(myFairs(locale))
  const own = (data?.fairs ?? []).filter(({ participation: { role, state } }) => role === 'SELLER' && state === 'APPROVED')
  const fairs = own.filter(({ isParticipating }) => isParticipating).map(({ fair }) => fair)
  // A colleague reads what the owner of the company has written.
  const isOwn = load.data?.isOwn !== false
  return (
    <>
      {!isOwn && (
        <p className="text-sm text-muted">
          <Trans>회사의 상품입니다. 회사를 등록하신 분이 올리고 바꿉니다.</Trans>
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-4">
        {isOwn && (
          <PageLink to="/mypage/products/$_product" params={{ _product: 'new' }} className={buttonClass('primary')}>
            <Trans>새 상품</Trans>
          </PageLink>
        )}
        <SearchForm place={{ to: '/mypage/products' }} search={search} />
      </div>
      {isOwn && fairs.length > 0 && own.length > 1 && (
        <details className="rounded-card border border-line bg-surface px-4">
          <summary className="flex min-h-12 items-center text-sm font-semibold">
            <Trans>다른 상담회의 상품 가져오기</Trans>
          </summary>
          <div className="space-y-5 pb-4">
            {fairs.map((fair) => (
              <CopyProducts key={fair._id} fair={fair} from={own.map((one) => one.fair).filter(({ _id }) => _id !== fair._id)} />
            ))}
          </div>
        </details>
      )}
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-72" />}
        failed={t`상품을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
        isEmpty={({ summary }) => summary.total === 0}
        empty={
          q === undefined && !isOwn
            ? t`회사가 올린 상품이 없습니다.`
            : q === undefined
              ? t`아직 올리신 상품이 없습니다. ‘새 상품’을 눌러 첫 상품을 올려 주십시오.`
              : t`맞는 상품이 없습니다.`
        }
      >
        {({ products, summary: { total } }) => (
          <>
            <ul className="divide-y divide-line border-y border-line">
              {products.map((product) => (
                <li key={product._id}>
                  <ProductRow product={product} fairs={fairs} isOwn={isOwn} />
                </li>
              ))}
            </ul>
            <Pagination
              page={page}
              count={Math.ceil(total / pageSize)}
              targetOf={(number) => ({ to: '/mypage/products', search: pageOf(search, number) })}
            />
          </>
        )}
      </LoadState>
    </>
  )
}
