import type { Answer, Body } from '#contract/api.ts'
import { fieldInfo } from '#contract/field.ts'
import { claimCause, claimKind, claimState } from '#contract/shop/claim-fields.ts'
import { stateAfter } from '#contract/shop/claim-states.ts'
import type { ItemOf } from '#contract/resource.ts'
import { claimCalls, type claims, claimStepFields, claimSteps } from '#contract/shop/claims.ts'
import { deskCalls } from '#contract/shop/desk.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { api } from '../../data/http.ts'
import { idempotencyKeys } from '../../data/idempotency-keys.ts'
import { useLocale } from '../../data/use-locale.ts'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { PrivatePicture } from '../../content/private-picture.tsx'
import { Won } from '../../content/won.tsx'
import { buttonClass } from '../../ui/button.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import type { ItemPartProps } from '../../console/module.ts'

const cancelCall = 'POST /api/console/shop/orders/{_id}/cancellations'
const stepCall = 'POST /api/console/shop/claims/{_id}/steps'
// Which line it is about is chosen above.
const { _line: _chosenAbove, ...cancelFields } = bodyFields(claimCalls[cancelCall])
const returnCall = 'POST /api/console/shop/orders/{_id}/returns'
const { _line: _chosenAboveToo, amount: _shownBelow, ...returnFields } = bodyFields(deskCalls[returnCall])
const { step: _onAButton, ...stepFields } = bodyFields(claimCalls[stepCall])
const choicesOf = (schema: Parameters<typeof fieldInfo.get>[0]) => fieldInfo.get(schema)?.choices ?? {}
const [kinds, states, causes] = [choicesOf(claimKind), choicesOf(claimState), choicesOf(claimCause)]

type Line = Answer<'GET /api/console/shop/orders/{_id}/progress'>['lines'][number]

const nameOf = ({ name, values }: Line): string => [name, ...values].join(' / ')

/** Renders what of an order has been cancelled or comes back. */
export function ClaimTable({ lines }: { lines: readonly Line[] }) {
  const { t, i18n } = useLingui()
  const rows = lines.flatMap((line) => line.claims.map((claim) => ({ ...claim, product: nameOf(line) })))
  if (rows.length === 0) return null
  return (
    <RecordTable label={t`취소·반품·교환`} headings={[t`종류`, t`상품`, t`수량`, t`사유`, t`상태`, t`환불 금액`]}>
      {rows.map(({ _id, kind, product, quantity, cause, state, amount }) => (
        <tr key={_id}>
          <RecordCell isShort>
            <Link
              to="/$"
              params={{ _splat: `shop/claims/${_id}` }}
              className="inline-flex min-h-9 items-center underline underline-offset-4"
            >
              {i18n._(kinds[kind] ?? kind)}
            </Link>
          </RecordCell>
          <RecordCell>{product}</RecordCell>
          <RecordCell isShort>{quantity}</RecordCell>
          <RecordCell isShort>{i18n._(causes[cause] ?? cause)}</RecordCell>
          <RecordCell isShort>{i18n._(states[state] ?? state)}</RecordCell>
          <RecordCell isShort>
            <Won amount={amount} />
          </RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}

interface LineChoiceProps {
  /** Those of which pieces are left. */
  lines: readonly Line[]
  /** How many are left of a line. */
  leftOf: (line: Line) => number
  chosen: string
  onChoose: (_line: string) => void
}

/** Chooses the line whose pieces end. */
function LineChoice({ lines, leftOf, chosen, onChoose }: LineChoiceProps) {
  const { t } = useLingui()
  return (
    <Labelled id="cancel-line" label={t`상품`}>
      <select id="cancel-line" className={fieldClass('mt-1.5')} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        {lines.map((line) => (
          <option key={line._id} value={line._id}>
            {nameOf(line)} ({leftOf(line)})
          </option>
        ))}
      </select>
    </Labelled>
  )
}

const unsentOf = ({ unsent }: Line): number => unsent

/** Takes pieces that have not been sent out of an order. */
export function CancelPieces({ item, lines, onChanged }: ItemPartProps & { lines: readonly Line[] }) {
  const locale = useLocale()
  const left = lines.filter(({ unsent }) => unsent > 0)
  const [chosen, setChosen] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const _line = left.find(({ _id }) => _id === chosen)?._id ?? left[0]?._id
  if (_line === undefined || !['paid', 'preparing'].includes(String(item['state']))) return null
  if (!isOpen)
    return (
      <button type="button" className={buttonClass('outline')} onClick={() => setIsOpen(true)}>
        <Trans>일부 취소</Trans>
      </button>
    )
  return (
    <CallForm
      fields={cancelFields}
      initial={{ quantity: 1, cause: 'soldOut' }}
      button={<Trans>일부 취소</Trans>}
      renderAbove={() => <LineChoice lines={left} leftOf={unsentOf} chosen={_line} onChoose={setChosen} />}
      send={async (body, idempotencyKey) => {
        await api(cancelCall, {
          locale,
          params: { _id: item._id },
          body: { ...body, _line } as Body<typeof cancelCall>,
          idempotencyKey,
        })
        setIsOpen(false)
        onChanged()
      }}
    />
  )
}

const keptOf = ({ quantity, ended }: Line): number => quantity - ended
const worthOf = ({ price }: Pick<Line, 'price'>, quantity: unknown): number => price * (typeof quantity === 'number' ? quantity : 0)

/** Takes back pieces that were sold at the desk, where nothing is taken off a price: their money is given back with it. */
export function TakeBack({ item, lines, onChanged }: ItemPartProps & { lines: readonly Line[] }) {
  const locale = useLocale()
  const left = lines.filter(({ quantity, ended }) => ended < quantity)
  const [chosen, setChosen] = useState<string>()
  const [isOpen, setIsOpen] = useState(false)
  const line = left.find(({ _id }) => _id === chosen) ?? left[0]
  const price = line?.price ?? 0
  const [keys] = useState(idempotencyKeys)
  const Refund = useCallback(
    ({ values }: { values: Readonly<Record<string, unknown>> }) => (
      <p role="status" className="font-semibold">
        <Trans>돌려줄 금액</Trans> <Won amount={worthOf({ price }, values['quantity'])} />
      </p>
    ),
    [price],
  )
  if (line === undefined || item['channel'] !== 'desk') return null
  if (!isOpen)
    return (
      <button type="button" className={buttonClass('outline')} onClick={() => setIsOpen(true)}>
        <Trans>데스크에서 반품</Trans>
      </button>
    )
  return (
    <CallForm
      fields={returnFields}
      initial={{ quantity: 1, cause: 'changeOfMind', isSellable: true }}
      button={<Trans>돌려받고 돈을 돌려줌</Trans>}
      renderAbove={() => <LineChoice lines={left} leftOf={keptOf} chosen={line._id} onChoose={setChosen} />}
      Preview={Refund}
      send={async (typed) => {
        const body = { ...typed, _line: line._id, amount: worthOf(line, typed['quantity']) } as Body<typeof returnCall>
        // Another line is another request, with the same fields, too.
        await api(returnCall, { locale, params: { _id: item._id }, body, idempotencyKey: keys.of(body) })
        keys.forget()
        setIsOpen(false)
        onChanged()
      }}
    />
  )
}

type Step = Body<typeof stepCall>['step']

/** What staff do, on a button. */
const actions: Readonly<Record<Step, MessageDescriptor>> = {
  receive: msg`상품이 돌아옴`,
  refuse: msg`신청 거절`,
  send: msg`바꾼 상품을 보냄`,
  refund: msg`교환 대신 환불`,
}
/** A step that decides on money says so. */
const decides = msg`확인하고 환불 금액 정하기`

/** Returns the fields of a step: what is free has no postage. Those of a parcel stay empty where it is handed over at the centre. */
function fieldsOf(step: Step, { postage }: ItemPartProps['item']): typeof stepFields {
  const also: readonly string[] = step === 'receive' || step === 'refund' ? ['cause'] : []
  const names: readonly string[] = [...claimStepFields[step], ...also]
  return Object.fromEntries(
    Object.entries(stepFields).filter(([name]) => names.includes(name) && (name !== 'postage' || Number(postage) > 0)),
  )
}

/** The pictures that a shopper has sent of what comes back. */
function Pictures({ images }: Pick<ItemOf<typeof claims>, 'images'>) {
  const { t } = useLingui()
  return images.length === 0 ? null : (
    <ul className="flex flex-wrap gap-4">
      {images.map(({ _file, width, height }, place) => (
        <li key={_file} className="max-w-96">
          <PrivatePicture _file={_file} width={width} height={height} alt={t`고객이 보낸 사진 ${place + 1}`} />
        </li>
      ))}
    </ul>
  )
}

/** Renders what staff do with what comes back: note that it has come, refuse it, or send another piece for it. */
export function ClaimWork({ item, onChanged }: ItemPartProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const [step, setStep] = useState<Step>()
  const order = String(item['_order'])
  const standing = { kind: item['kind'], state: item['state'] } as Parameters<typeof stateAfter>[0]
  const steps = claimSteps.filter((each) => stateAfter(standing, each) !== undefined)
  const open = step !== undefined && steps.includes(step) ? step : undefined
  return (
    <section aria-labelledby="claim-work" className="mb-10 max-w-6xl space-y-5">
      <h2 id="claim-work" className="font-bold">
        <Trans>반품·교환 처리</Trans>
      </h2>
      <p>
        <Link to="/$" params={{ _splat: `shop/orders/${order}` }} className="inline-flex min-h-9 items-center underline underline-offset-4">
          <Trans>주문 보기</Trans>
        </Link>
      </p>
      {/* It is the header of claims alone. */}
      <Pictures images={(item as unknown as ItemOf<typeof claims>).images} />
      {steps.length > 0 && (
        <div role="group" aria-label={t`다음에 할 일`} className="flex flex-wrap gap-2">
          {steps.map((each, index) => (
            <button
              key={each}
              type="button"
              className={buttonClass(index === 0 ? 'primary' : 'outline')}
              aria-expanded={open === each}
              onClick={() => setStep(each)}
            >
              {i18n._(actions[each])}
            </button>
          ))}
        </div>
      )}
      {open !== undefined && (
        <CallForm
          key={open}
          fields={fieldsOf(open, item)}
          initial={{ cause: item['cause'], isSellable: true }}
          button={i18n._(open === 'refund' || (open === 'receive' && standing.kind === 'return') ? decides : actions[open])}
          send={async (body, idempotencyKey) => {
            await api(stepCall, { locale, params: { _id: item._id }, body: { ...body, step: open }, idempotencyKey })
            onChanged()
          }}
        />
      )}
    </section>
  )
}
