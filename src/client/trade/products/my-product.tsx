import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Typed, useCheckedForm } from '../../content/checked-form.ts'
import { PageLink } from '../../content/page-link.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api, ApiFailure } from '../../data/http.ts'
import { isMissing } from '../../data/query-client.ts'
import { forgetDraft, typedDraft } from '../../data/typed-draft.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { refreshed } from '../../data/refresh.ts'
import { usePress } from '../../data/use-press.ts'
import { withHeaders } from '../../session/with-body.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { myProduct, type OwnProduct } from '../queries.ts'
import { type Issues, ProductFields, productIn, useProductChecks, type WrittenProduct } from './product-fields.tsx'
import { ProductPictures } from './product-pictures.tsx'

interface FormProps {
  product?: OwnProduct
  /** The account: what was typed is its own. */
  sub: string
  onSaved: (product: OwnProduct) => unknown
  /** Another page was faster: what this one has changed. */
  onStale?: (changes: Partial<WrittenProduct>) => unknown
}

/** What somebody has changed of a product. */
const changesOf = (product: OwnProduct, written: WrittenProduct): Partial<WrittenProduct> =>
  Object.fromEntries(
    Object.entries(written).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(product[name as keyof WrittenProduct])),
  )

/** Writes a product, or changes the version that was read. */
function ProductForm({ product, sub, onSaved, onStale }: FormProps) {
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const draft = `product ${product?._id ?? 'new'} ${product?.version ?? 0} ${sub}`
  const restore = useMemo(() => typedDraft(draft, { replaces: true }), [draft])
  const [issues, setIssues] = useState<Issues>({})
  /** One for the form: what a lost answer leaves open is added once. */
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = usePress({
    mutationFn: (typed: Typed) => {
      const body = productIn(typed)
      if (product === undefined) return api('POST /api/v1/me/products', { locale, body, idempotencyKey })
      const transport = withHeaders({ 'if-match': `"${product.version}"` })
      return api('PUT /api/v1/me/products/{_id}', { locale, params: { _id: product._id }, body, transport })
    },
    onSuccess: (answer) => {
      setIssues({})
      forgetDraft(draft)
      return onSaved(answer.product)
    },
    onError: async (error, typed) => {
      const found = error instanceof ApiFailure ? (error.answer.issues ?? []) : []
      setIssues(Object.fromEntries(found.map(({ path, message }) => [path, message])))
      await alertFailure(error)
      if (error instanceof ApiFailure && error.code === 'stale' && product !== undefined)
        return onStale?.(changesOf(product, productIn(typed)))
      const wrong = document.querySelector<HTMLElement>('form [aria-invalid=true]')
      // In another language it stands in what may be closed.
      wrong?.closest('details')?.setAttribute('open', '')
      return wrong?.focus()
    },
  })
  const submit = onSubmit(useProductChecks(), (typed) => mutate(typed))
  return (
    <form ref={restore} noValidate className="space-y-6" onSubmit={(event) => void submit(event)}>
      <ProductFields product={product} invalid={invalid} issues={issues} />
      <button type="submit" className={buttonClass('primary', 'w-full sm:w-auto')} aria-disabled={isPending}>
        {isPending ? <Trans>보내고 있습니다…</Trans> : <Trans>저장</Trans>}
      </button>
    </form>
  )
}

function RemoveProduct({ product: { _id } }: { product: OwnProduct }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('DELETE /api/v1/me/products/{_id}')
  const remove = async () => {
    if (!(await confirm(t`이 상품을 지우시겠습니까? 사진도 함께 지워지고 되돌릴 수 없습니다.`))) return
    mutate({ params: { _id } }, { onSuccess: () => navigate({ to: '/mypage/products', replace: true }), onError: alertFailure })
  }
  return (
    <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void remove()}>
      <Trans>상품 지우기</Trans>
    </button>
  )
}

const Back = () => (
  <p>
    <PageLink to="/mypage/products" className="inline-flex min-h-11 items-center underline underline-offset-4">
      <Trans>내 상품 목록</Trans>
    </PageLink>
  </p>
)

/** `/mypage/products/new`. */
export function NewProduct({ sub }: { sub: string }) {
  const navigate = useNavigate()
  return (
    <>
      <p>
        <Trans>저장하신 뒤에 사진을 올리실 수 있습니다.</Trans>
      </p>
      <ProductForm
        sub={sub}
        onSaved={({ _id }) => navigate({ to: '/mypage/products/$_product', params: { _product: _id }, replace: true })}
      />
      <Back />
    </>
  )
}

/** `/mypage/products/{_id}`: a product of one's own with its pictures. */
export function MyProduct({ _id, sub }: { _id: string; sub: string }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const load = useQuery(myProduct(useLocale(), _id))
  const [kept, setKept] = useState<{ round: number; changes: Partial<WrittenProduct> }>({ round: 0, changes: {} })
  /** The form begins again with the newer version, and what was changed in this one. */
  const begin = async (changes: Partial<WrittenProduct>) => {
    await refreshed(client)
    flushSync(() => setKept((before) => ({ round: before.round + 1, changes: { ...before.changes, ...changes } })))
    document.getElementById('product-name-ko')?.focus()
  }
  const saved = async () => {
    await refreshed(client)
    await alert(t`저장했습니다.`)
  }
  return (
    <>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-96" />}
        failed={t`상품을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      >
        {(data) =>
          isMissing(data) ? (
            <p>
              <Trans>그런 상품이 없습니다. 지우셨거나 다른 계정의 상품일 수 있습니다.</Trans>
            </p>
          ) : (
            <>
              <ProductPictures product={data.product} />
              <ProductForm key={kept.round} product={{ ...data.product, ...kept.changes }} sub={sub} onSaved={saved} onStale={begin} />
              <RemoveProduct product={data.product} />
            </>
          )
        }
      </LoadState>
      <Back />
    </>
  )
}
