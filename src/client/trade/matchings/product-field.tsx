import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { productsOfSeller } from '../queries.ts'

interface Props {
  _fair: string
  /** The participant. */
  _seller: string
  /** The product that is named already. */
  initial?: string | undefined
}

/** The field `_product` of a form: what it is about, where the seller shows something. */
export function ProductField({ _fair, _seller, initial = '' }: Props) {
  const { t } = useLingui()
  const { data } = useQuery(productsOfSeller(useLocale(), _fair, _seller))
  if (data === undefined || data.products.length === 0) return null
  return (
    <Labelled id="offer-product" label={t`관심 상품 (선택)`}>
      <select id="offer-product" name="_product" defaultValue={initial} className={fieldClass('mt-1.5')}>
        <option value="">{t`고르지 않음`}</option>
        {data.products.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
