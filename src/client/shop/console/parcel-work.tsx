import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { fieldClass } from '../../content/field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { dateText } from '../../console/date-text.ts'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import type { ItemPartProps } from '../../console/module.ts'
import { orderStateNames } from './state-names.ts'

type Progress = Answer<'GET /api/console/shop/orders/{_id}/progress'>
type Line = Progress['lines'][number]

/** Pieces of each line that go into a parcel; undefined: all that are left. */
export type Chosen = ReadonlyMap<string, number> | undefined

const nameOf = ({ name, values }: Line): string => [name, ...values].join(' / ')

interface ChoiceProps {
  lines: readonly Line[]
  chosen: Chosen
  onChoose: (chosen: Chosen) => void
}

/** Chooses what goes into a parcel: all that is left, or so many pieces of each line. */
export function PiecesChoice({ lines, chosen, onChoose }: ChoiceProps) {
  const id = useId()
  const left = lines.filter(({ unsent }) => unsent > 0)
  if (left.reduce((sum, { unsent }) => sum + unsent, 0) < 2) return null
  const all = new Map(left.map(({ _id, unsent }) => [_id, unsent]))
  return (
    <fieldset className="space-y-3">
      <legend className="sr-only">
        <Trans>이 상자에 넣는 것</Trans>
      </legend>
      <label className="flex min-h-11 items-center gap-2">
        <input type="checkbox" checked={chosen !== undefined} onChange={({ target }) => onChoose(target.checked ? all : undefined)} />
        <Trans>일부만 먼저 보내기</Trans>
      </label>
      {chosen !== undefined &&
        left.map((line) => (
          <div key={line._id} className="flex items-center gap-3">
            <span className="w-24 shrink-0">
              <select
                id={`${id}-${line._id}`}
                className={fieldClass('')}
                value={Math.min(chosen.get(line._id) ?? 0, line.unsent)}
                onChange={({ target }) => onChoose(new Map([...chosen, [line._id, Number(target.value)]]))}
              >
                {Array.from({ length: line.unsent + 1 }, (_, pieces) => (
                  <option key={pieces}>{pieces}</option>
                ))}
              </select>
            </span>
            <label htmlFor={`${id}-${line._id}`}>{nameOf(line)}</label>
          </div>
        ))}
    </fieldset>
  )
}

/** Returns what is sent of a choice. Nothing chosen is nothing sent, which is refused. */
export const piecesOf = (chosen: Chosen, lines: readonly Line[]) =>
  chosen &&
  lines.flatMap(({ _id: _line, unsent }) => {
    const quantity = Math.min(chosen.get(_line) ?? 0, unsent)
    return quantity > 0 ? [{ _line, quantity }] : []
  })

/** Renders the parcels of an order, and notes of each that it has come. */
export function ParcelTable({ item, lines, parcels, onChanged }: ItemPartProps & Pick<Progress, 'lines' | 'parcels'>) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { mutate, isPending } = useApiMutation('POST /api/console/shop/orders/{_id}/steps')
  if (parcels.length === 0) return null
  // With its only parcel an order is delivered as a whole.
  const hasEach = parcels.length > 1 || item['state'] === 'preparing'
  const piecesIn = (pieces: Progress['parcels'][number]['pieces']) =>
    pieces.flatMap(({ _line, quantity }) => {
      const line = lines.find(({ _id }) => _id === _line)
      return line === undefined ? [] : [`${nameOf(line)} × ${quantity}`]
    })
  const deliver = (parcel: number) =>
    mutate({ params: { _id: item._id }, body: { step: 'deliver', parcel } }, { onSuccess: onChanged, onError: alertFailure })
  return (
    <RecordTable label={t`보낸 상자`} headings={[t`상자`, t`상품`, t`송장번호`, t`보낸 때`, t`상태`]}>
      {parcels.map(({ number, pieces, carrier, trackingNumber, trackingUrl, shippedAt, state }) => (
        <tr key={number}>
          <RecordCell isShort>{number}</RecordCell>
          <RecordCell>
            {piecesIn(pieces).map((piece) => (
              <span key={piece} className="block">
                {piece}
              </span>
            ))}
          </RecordCell>
          <RecordCell isShort>
            {trackingUrl === null ? (
              `${carrier} ${trackingNumber}`
            ) : (
              <a
                href={trackingUrl}
                target="_blank"
                rel="noreferrer"
                className="inline-flex min-h-9 items-center underline underline-offset-4"
              >
                {carrier} {trackingNumber}
              </a>
            )}
          </RecordCell>
          <RecordCell isShort>
            <time dateTime={shippedAt}>{dateText(shippedAt, locale)}</time>
          </RecordCell>
          <RecordCell isShort>
            {i18n._(orderStateNames[state] ?? state)}
            {hasEach && state === 'shipped' && (
              <button type="button" className={buttonClass('quiet')} aria-disabled={isPending} onClick={() => deliver(number)}>
                <Trans>상자 {number} 전달 완료</Trans>
              </button>
            )}
          </RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}
