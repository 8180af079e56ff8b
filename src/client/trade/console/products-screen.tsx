import { shapeOf } from '#contract/shape.ts'
import { products } from '#contract/trade/products.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { type ListSearch, pageOf, sizeOf } from '../../console/list/list-search.ts'
import { ListBody } from '../../console/list/list-body.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import { FairScreen } from './fair-screen.tsx'

const categories = shapeOf(products.fields.category).choices

interface Props {
  _fair: string
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

function Products({ _fair, search, onSearch }: Props) {
  const { t, i18n } = useLingui()
  const [limit, page] = [sizeOf(search), pageOf(search)]
  const read = readOptions('GET /api/console/fairs/{_id}/products', useLocale(), {
    params: { _id: _fair },
    query: { limit, skip: (page - 1) * limit },
  })
  const load = useQuery({ ...read, placeholderData: keepPreviousData })
  return (
    <ListBody
      load={load}
      search={search}
      onSearch={onSearch}
      empty={t`이 상담회에 보이는 상품이 아직 없습니다. 승인된 판매 기업이 자기 상품을 올립니다.`}
    >
      {({ products: items }) => (
        <RecordTable label={t`상품`} headings={[t`사진`, t`상품`, t`판매 기업`, t`상품 분류`]}>
          {items.map(({ _id, name, category, seller, _seller, thumb }) => (
            <tr key={_id}>
              <RecordCell isShort>
                {thumb !== null && (
                  <img
                    src={`/api/v1/files/${thumb._file}/160.webp`}
                    alt=""
                    loading="lazy"
                    className="h-10 w-14 rounded-control object-cover"
                  />
                )}
              </RecordCell>
              <RecordCell>
                <Link
                  to="/$"
                  params={{ _splat: `fairs/products/${_id}` }}
                  className="inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
                >
                  {name}
                </Link>
              </RecordCell>
              <RecordCell>
                <Link
                  to="/$"
                  params={{ _splat: `fairs/participants/${_seller}` }}
                  className="inline-flex min-h-9 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
                >
                  {seller}
                </Link>
              </RecordCell>
              <RecordCell isShort>{i18n._(categories?.[category] ?? category)}</RecordCell>
            </tr>
          ))}
        </RecordTable>
      )}
    </ListBody>
  )
}

/** `/console/fairs/{fair}/products`: what a fair shows. */
export function ProductsScreen(props: Props) {
  const { t } = useLingui()
  return (
    <FairScreen _id={props._fair} title={t`상품`}>
      {({ isOpen }) => (
        <>
          {!isOpen && (
            <p className="mb-4 text-sm text-muted">
              <Trans>아직 공개하지 않은 상담회입니다.</Trans>
            </p>
          )}
          <Products {...props} />
        </>
      )}
    </FairScreen>
  )
}
