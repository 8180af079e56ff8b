import type { DeskGoods } from '#contract/shop/desk.ts'
import { shopLimits } from '#contract/shop/limits.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { useFailureText } from '../../../content/use-alert-failure.tsx'
import { Won } from '../../../content/won.tsx'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { Camera } from '../../../console/scan/camera.tsx'

const formats = ['qr_code', 'code_128', 'code_39', 'ean_13', 'ean_8', 'upc_a'] as const

export const goodsName = ({ name, values }: Pick<DeskGoods, 'name' | 'values'>): string => [name, ...values].join(' / ')

/** Looks goods up by a stock code or by words, as they are sold now. */
export function useFindGoods() {
  const locale = useLocale()
  const client = useQueryClient()
  return (q: string) => client.fetchQuery({ ...readOptions('GET /api/console/shop/desk/goods', locale, { query: { q } }), staleTime: 0 })
}

/** Finds goods by what is scanned or typed: a stock code is added at once, and what has these words is shown to choose from. */
export function useSearch(onFound: (goods: DeskGoods) => void) {
  const { t } = useLingui()
  const find = useFindGoods()
  const failureText = useFailureText()
  const [said, setSaid] = useState('')
  const [found, setFound] = useState<readonly DeskGoods[]>([])
  const forget = () => {
    setSaid('')
    setFound([])
  }
  const search = async (typed: string) => {
    try {
      const { isCode, goods } = await find(typed)
      const [first] = goods
      if (first === undefined) {
        setFound([])
        setSaid(t`‘${typed}’에 맞는 상품이 없습니다.`)
      } else if (!isCode) {
        setSaid('')
        setFound(goods)
      } else if (first.left === 0) {
        const name = goodsName(first)
        setFound([])
        setSaid(t`품절되었거나 팔지 않는 상품입니다: ${name}`)
      } else {
        const name = goodsName(first)
        setFound([])
        setSaid(t`담았습니다: ${name}`)
        onFound(first)
      }
    } catch (error) {
      setSaid(error instanceof Error ? failureText(error) : String(error))
    }
  }
  return { search: (typed: string) => void search(typed), said, found, forget }
}

/** Says how many can be sold: from the limit on there may be more. */
function Left({ left }: Pick<DeskGoods, 'left'>) {
  if (left === 0) return <Trans>품절</Trans>
  return left === shopLimits.left ? <Trans>재고 {left}개 이상</Trans> : <Plural value={left} other="재고 #개" />
}

interface FoundProps {
  found: readonly DeskGoods[]
  onChoose: (goods: DeskGoods) => void
}

/** What has the words that were typed, to choose from. */
function Found({ found, onChoose }: FoundProps) {
  const { t } = useLingui()
  return (
    <ul aria-label={t`찾은 상품`} className="divide-y divide-line rounded-card border border-line bg-surface">
      {found.map((goods) => {
        const name = goodsName(goods)
        const { left } = goods
        return (
          <li key={goods._variant} className="flex items-center gap-3 p-3">
            <p className="mr-auto min-w-0 wrap-anywhere">
              {name}
              <span className="block text-sm text-muted">
                {goods.code} · <Won amount={goods.price} /> · <Left left={left} />
              </span>
            </p>
            {left > 0 && (
              <button
                type="button"
                aria-label={t`‘${name}’ 담기`}
                className={buttonClass('outline', 'shrink-0')}
                onClick={() => onChoose(goods)}
              >
                <Trans>담기</Trans>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface Props extends Omit<ReturnType<typeof useSearch>, 'said' | 'found'> {
  field: RefObject<HTMLInputElement | null>
  said: string
  found: readonly DeskGoods[]
  onChoose: (goods: DeskGoods) => void
}

/** Renders the field for what is typed, by people or by a scanner, the camera, and what was found. */
export function FindGoods({ field, search, said, found, forget, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <div className="space-y-4">
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          const form = event.currentTarget
          const typed = new FormData(form).get('goods')
          if (typeof typed !== 'string' || typed.trim() === '') return
          form.reset()
          search(typed.trim())
        }}
      >
        <div className="grow">
          <Labelled id="desk-goods" label={t`재고 코드나 상품 이름`}>
            <input
              ref={field}
              id="desk-goods"
              name="goods"
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              className={fieldClass('mt-1.5')}
            />
          </Labelled>
        </div>
        <button type="submit" className={buttonClass('outline', 'shrink-0')}>
          <Trans>찾기</Trans>
        </button>
      </form>
      <p role="status" className="text-sm font-semibold empty:hidden">
        {said}
      </p>
      {found.length > 0 && (
        <Found
          found={found}
          onChoose={(goods) => {
            forget()
            onChoose(goods)
          }}
        />
      )}
      <Camera formats={formats} hint={t`상품의 바코드나 QR 코드를 카메라에 비춰 주십시오.`} onCode={search} />
    </div>
  )
}
