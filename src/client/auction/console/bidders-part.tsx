import type { Answer, Body } from '#contract/api.ts'
import { bidderCalls } from '#contract/auction/bidders.ts'
import { auctionLimits } from '#contract/auction/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { MoreButton } from '../../console/list/pager.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import type { ItemPartProps } from '../../console/module.ts'
import { PersonPart } from '../../console/screens/person-part.tsx'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { Won } from '../../content/won.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'

const limitCall = 'POST /api/console/auction/registrations/{_id}/limit'
const liftCall = 'POST /api/console/auction/registrations/{_id}/lift'
const fields = { [limitCall]: bodyFields(bidderCalls[limitCall]), [liftCall]: bodyFields(bidderCalls[liftCall]) }
const pageSize = 50

type Page = Answer<'GET /api/console/auction/programs/{_id}/bidders'>
type Bidder = Page['bidders'][number]

interface ChangeProps {
  call: typeof limitCall | typeof liftCall
  /** Bidders of whom one is chosen. */
  bidders: readonly Bidder[]
  button: ReactNode
}

/** A form that changes one of some bidders. */
function ChangeForm({ call, bidders, button }: ChangeProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [chosen, setChosen] = useState('')
  const prefix = useId()
  const _id = bidders.some((bidder) => bidder._id === chosen) ? chosen : (bidders[0]?._id ?? '')
  return (
    <CallForm
      isOnce
      fields={fields[call]}
      button={button}
      done={t`바꿨습니다.`}
      renderAbove={() => (
        <Labelled id={prefix} label={t`응찰자`}>
          <select id={prefix} className={fieldClass('mt-1.5')} value={_id} onChange={({ target }) => setChosen(target.value)}>
            {bidders.map((bidder) => (
              <option key={bidder._id} value={bidder._id}>
                {bidder.paddle} {bidder.name}
              </option>
            ))}
          </select>
        </Labelled>
      )}
      send={async (body, idempotencyKey) => {
        await api(call, { locale, params: { _id }, body: body as Body<typeof limitCall>, idempotencyKey })
      }}
    />
  )
}

function Bidders({ _program }: { _program: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useInfiniteQuery({
    queryKey: ['GET /api/console/auction/programs/{_id}/bidders', locale, _program],
    initialPageParam: 0,
    queryFn: ({ pageParam: skip, signal }) =>
      api('GET /api/console/auction/programs/{_id}/bidders', {
        locale,
        signal,
        params: { _id: _program },
        query: { limit: pageSize, skip },
      }),
    getNextPageParam: ({ summary: { skip, limit, total } }: Page) => (skip + limit < total ? skip + limit : undefined),
  })
  const bidders = load.data?.pages.flatMap((page) => page.bidders) ?? []
  const present = bidders.filter(({ name }) => name !== null)
  const unpaid = present.filter(({ defaults }) => defaults > 0)
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-32" />}
      failed={t`응찰자를 불러오지 못했습니다.`}
      empty={t`아직 등록한 응찰자가 없습니다.`}
      isEmpty={() => bidders.length === 0}
    >
      {() => (
        <div className="space-y-5">
          <RecordTable label={t`응찰자`} headings={[t`패들`, t`이름`, t`응찰 한도`, t`남은 한도`, t`결제하지 않은 낙찰`]}>
            {bidders.map(({ _id, paddle, name, limit, limitLeft, defaults }) => (
              <tr key={_id}>
                <RecordCell isShort>{paddle}</RecordCell>
                <RecordCell>{name ?? t`탈퇴한 회원`}</RecordCell>
                <RecordCell isShort>
                  <Won amount={limit} />
                </RecordCell>
                <RecordCell isShort>
                  <Won amount={limitLeft} />
                </RecordCell>
                <RecordCell isShort>
                  {defaults > 0 && defaults}
                  {defaults >= auctionLimits.defaults && (
                    <strong>
                      {' '}
                      <Trans>응찰 금지</Trans>
                    </strong>
                  )}
                </RecordCell>
              </tr>
            ))}
          </RecordTable>
          <MoreButton load={load} />
          <ChangeForm call={limitCall} bidders={present} button={<Trans>한도 바꾸기</Trans>} />
          {unpaid.length > 0 && (
            <div className="space-y-3">
              <p>
                <Trans>결제하지 않은 낙찰을 더 세지 않게 하면 다시 응찰할 수 있습니다.</Trans>
              </p>
              <ChangeForm call={liftCall} bidders={unpaid} button={<Trans>더 세지 않기</Trans>} />
            </div>
          )}
        </div>
      )}
    </LoadState>
  )
}

/** Renders the bidders of a sale, and a form that gives one another limit: below the sale, once it is opened. */
export function BiddersPart({ item: { _id } }: ItemPartProps) {
  const { t } = useLingui()
  return (
    <PersonPart title={t`응찰자와 한도`} scopes={['console:auction']}>
      {() => <Bidders _program={_id} />}
    </PersonPart>
  )
}
