import { shopLimits } from '#contract/shop/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldClass } from '../../../content/field.tsx'
import { Won } from '../../../content/won.tsx'
import { iconButtonClass } from '../../../ui/button.ts'
import { Icon } from '../../../ui/icon.tsx'
import { goodsName } from './find-goods.tsx'
import { type DraftLine, piecesOf, typedNumber } from './sale-draft.ts'

interface LineProps {
  line: DraftLine
  onQuantity: (quantity: string) => void
  onRemove: () => void
  /** The quantity is typed; a code that a scanner has typed into its field is given on. */
  onDone: (scanned?: string) => void
}

/** Says what is wrong with a line, or nothing. */
function useProblem({ goods: { left }, problem, quantity }: DraftLine): string | undefined {
  const { t } = useLingui()
  const pieces = piecesOf({ quantity })
  const most = shopLimits.quantity
  if (pieces === undefined) return t`수량은 1개부터 ${most}개까지 적을 수 있습니다.`
  if (problem !== undefined) return problem
  if (left === 0) return t`품절되었거나 더 이상 팔지 않습니다.`
  return pieces > left ? t`재고가 ${left}개뿐입니다.` : undefined
}

function Line({ line, onQuantity, onRemove, onDone }: LineProps) {
  const { t } = useLingui()
  const problem = useProblem(line)
  const { goods, quantity } = line
  const { _variant, code, price } = goods
  const name = goodsName(goods)
  const describedBy = problem === undefined ? undefined : `desk-problem-${_variant}`
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-2 py-3 sm:grid-cols-[1fr_5rem_7rem_auto]">
      <p className="col-start-1 row-start-1 min-w-0 wrap-anywhere">
        <span className="font-semibold">{name}</span>
        <span className="block text-sm text-muted">
          {code} · <Won amount={price} />
        </span>
      </p>
      <div className="w-20 sm:col-start-2 sm:row-start-1">
        <input
          aria-label={t`‘${name}’ 수량`}
          aria-invalid={problem !== undefined}
          aria-describedby={describedBy}
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          value={quantity}
          className={fieldClass('text-right tabular-nums')}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onQuantity(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            const typed = quantity.trim()
            // No number of pieces is that long: the hand scanner was used while the focus was here.
            if (typedNumber(typed) !== undefined && typed.length <= 4) return onDone()
            if (typed === '') return undefined
            onQuantity('1')
            return onDone(typed)
          }}
        />
      </div>
      <p className="text-right font-semibold tabular-nums sm:col-start-3 sm:row-start-1">
        <Won amount={price * (piecesOf(line) ?? 0)} />
      </p>
      <button
        type="button"
        aria-label={t`‘${name}’ 빼기`}
        className={iconButtonClass('col-start-2 row-start-1 justify-self-end sm:col-start-4')}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
      {problem !== undefined && (
        <p id={describedBy} role="alert" className="col-span-full text-sm font-semibold text-danger">
          <span aria-hidden="true">! </span>
          {problem}
        </p>
      )}
    </li>
  )
}

interface Props {
  lines: readonly DraftLine[]
  onChange: (lines: readonly DraftLine[]) => void
  onDone: (scanned?: string) => void
}

/** Renders what is sold, line by line, with what is wrong with a line. */
export function DraftLines({ lines, onChange, onDone }: Props) {
  const { t } = useLingui()
  if (lines.length === 0)
    return (
      <p className="rounded-card border border-line p-4 text-sm text-muted">
        <Trans>상품을 바코드 스캐너나 카메라로 읽거나, 이름으로 찾아 담아 주십시오.</Trans>
      </p>
    )
  return (
    <ul aria-label={t`파는 상품`} className="divide-y divide-line border-y border-line">
      {lines.map((line, index) => (
        <Line
          key={line.goods._variant}
          line={line}
          onQuantity={(quantity) => onChange(lines.with(index, { goods: line.goods, quantity }))}
          onRemove={() => {
            onChange(lines.filter((each) => each !== line))
            onDone()
          }}
          onDone={onDone}
        />
      ))}
    </ul>
  )
}
