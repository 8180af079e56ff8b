import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FactRow } from '../../content/fact-row.tsx'
import { useMoment } from '../moment.ts'
import type { OwnOrder } from '../queries.ts'
import { stateNames } from './names.ts'

/** Renders the parcels in which an order comes: what is in each, and how far it has come. */
export function ParcelList({ order: { state, lines, parcels } }: { order: Pick<OwnOrder, 'state' | 'lines' | 'parcels'> }) {
  const { t, i18n } = useLingui()
  const momentOf = useMoment()
  const unsent = state === 'preparing' ? lines.reduce((sum, line) => sum + line.unsent, 0) : 0
  const nameOf = (_line: string) => {
    const line = lines.find(({ _id }) => _id === _line)
    return line === undefined ? '' : [line.name, ...line.values].join(' / ')
  }
  return (
    <section aria-labelledby="parcels">
      <h2 id="parcels" className="mb-3 text-lg font-bold">
        <Trans>보내 드린 상자</Trans>
      </h2>
      <ol className="space-y-6">
        {parcels.map(({ number, pieces, carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt, ...parcel }) => (
          <li key={number}>
            <h3 className="mb-2">
              <strong>
                <Trans>상자 {number}</Trans>
              </strong>{' '}
              · {i18n._(stateNames[parcel.state])}
            </h3>
            <dl className="border-b border-line">
              <FactRow name={t`상품`}>
                <ul>
                  {pieces.map(({ _line, quantity }) => (
                    <li key={_line}>
                      {nameOf(_line)} · <Plural value={quantity} other="#개" />
                    </li>
                  ))}
                </ul>
              </FactRow>
              <FactRow name={t`송장번호`}>
                <span className="block tabular-nums">
                  {carrier} {trackingNumber}
                </span>
                {trackingUrl !== null && (
                  <a
                    href={trackingUrl}
                    target="_blank"
                    rel="noreferrer"
                    className="no-print inline-flex min-h-11 items-center underline underline-offset-4"
                  >
                    <Trans>상자 {number} 배송 조회</Trans>
                  </a>
                )}
              </FactRow>
              <FactRow name={deliveredAt === null ? t`보낸 때` : t`전해 드린 때`}>
                <time dateTime={deliveredAt ?? shippedAt} className="tabular-nums">
                  {momentOf(deliveredAt ?? shippedAt)}
                </time>
              </FactRow>
            </dl>
          </li>
        ))}
      </ol>
      {unsent > 0 && (
        <p className="mt-4 border-l-4 border-accent bg-wash px-5 py-4">
          <Plural value={unsent} other="아직 보내지 않은 상품 #개는 준비되는 대로 보내 드립니다." />
        </p>
      )}
    </section>
  )
}
