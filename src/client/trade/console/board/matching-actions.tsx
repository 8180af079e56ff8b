import type { Answer, Body } from '#contract/api.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import type { MatchingAction } from '#contract/trade/matching-states.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { FieldError, fieldClass, Labelled } from '../../../content/field.tsx'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { refreshed } from '../../../data/refresh.ts'
import { forgetDraft } from '../../../data/typed-draft.ts'
import { usePress } from '../../../data/use-press.ts'
import { useSession } from '../../../session/use-session.ts'
import { withHeaders } from '../../../session/with-body.ts'
import { alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { report } from '../../../console/frame/undo.tsx'
import { actionNames, useMatchingNames } from '../names.ts'
import { useReversible } from '../../../console/frame/use-reversible.ts'
import { freeRead, useMove, useRefusalText, useTakingBack } from './moving.ts'
import { Reason, Times } from './step-forms.tsx'

type Matching = Answer<'GET /api/console/fairs/{_id}/matchings/{mid}'>['matching']
type StaffStep = Body<'PUT /api/console/fairs/{_id}/matchings/{mid}'>

interface Props {
  _fair: string
  timeZone: string
  /** Of the fair. */
  tables: number
  matching: Matching
  onDone: () => void
}

/** Names the draft of a reason: of a matching, of what is done with it, and of who writes. */
function useReasonDraft({ _id }: Matching) {
  const account = useSession()?.sub ?? ''
  return (action: MatchingAction) => `reason ${_id} ${action} ${account}`
}

/** Does one step in the name of the side whose turn it is. */
function useStep({ _fair, timeZone, matching, onDone }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const refusalText = useRefusalText(timeZone)
  const draftOf = useReasonDraft(matching)
  const offerWayBack = useReversible()
  const takeBack = useTakingBack(_fair, timeZone)
  const name = `${matching.seller.name} – ${matching.buyer.name}`
  return usePress({
    mutationFn: (body: StaffStep) =>
      api('PUT /api/console/fairs/{_id}/matchings/{mid}', {
        locale,
        params: { _id: _fair, mid: matching._id },
        body,
        transport: withHeaders({ 'if-match': `"${matching.version}"` }),
      }),
    onSuccess: (done, { action }) => {
      forgetDraft(draftOf(action))
      // Of an agreed meeting: of an offer both hear at once.
      if (action === 'cancel' && matching.startsAt !== null)
        offerWayBack(t`‘${name}’ 상담을 취소했습니다. 아직 알리지 않았습니다.`, () =>
          takeBack({ _matching: matching._id, version: done.matching.version }),
        )
      else report({ text: t`처리했습니다. 양쪽에 알렸습니다.` })
      onDone()
    },
    onError: (error) => void alert(refusalText(error)),
    onSettled: () => refreshed(client),
  })
}

/** Puts it at another time, and at a certain table where one is named. */
function MoveForm({ _fair, timeZone, tables, matching, onDone }: Props) {
  const { t } = useLingui()
  const { methodName } = useMatchingNames()
  const locale = useLocale()
  const load = useQuery(freeRead(locale, _fair, matching._id))
  const { mutate, isPending } = useMove(_fair, { timeZone })
  const [table, setTable] = useState('')
  const { startsAt, tableNumber, seller, buyer, method } = matching
  const [isWrong, setIsWrong] = useState(false)
  const typed = /^[1-9]\d{0,2}$/.test(table.trim()) ? Number(table.trim()) : undefined
  const wanted = typed !== undefined && typed <= tables ? typed : undefined
  const name = `${seller.name} – ${buyer.name}`
  const other = method === 'ONLINE' ? 'OFFLINE' : 'ONLINE'
  const way = methodName(other)
  const move = (slot: string) => {
    if (startsAt === null) return
    if (table.trim() !== '' && wanted === undefined) {
      setIsWrong(true)
      document.getElementById('matching-table')?.focus()
      return
    }
    mutate({ meeting: { ...matching, startsAt }, name, slot, tableNumber: wanted }, { onSuccess: onDone })
  }
  return (
    <div className="space-y-3">
      {method === 'OFFLINE' && (
        <Labelled id="matching-table" label={t`테이블 번호(비우면 빈 테이블)`}>
          <input
            id="matching-table"
            inputMode="numeric"
            value={table}
            placeholder={tableNumber === null ? '' : String(tableNumber)}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'matching-table-error' : undefined}
            className={fieldClass('mt-1.5 max-w-32')}
            onChange={({ target }) => {
              setTable(target.value)
              setIsWrong(false)
            }}
          />
          {isWrong && (
            <FieldError id="matching-table-error">
              <Trans>테이블 번호는 1부터 {tables}까지의 숫자로 적어 주십시오.</Trans>
            </FieldError>
          )}
        </Labelled>
      )}
      <LoadState load={load} skeleton={<div className="skeleton h-24" />} failed={t`목록을 불러오지 못했습니다.`}>
        {({ free }) => (
          <Times
            starts={free}
            timeZone={timeZone}
            most={1}
            button={<Trans>옮기기</Trans>}
            isPending={isPending}
            onChoose={([slot = '']) => move(slot)}
          />
        )}
      </LoadState>
      {startsAt !== null && (
        <button
          type="button"
          className={buttonClass('outline')}
          aria-disabled={isPending}
          onClick={() => mutate({ meeting: { ...matching, startsAt }, name, slot: startsAt, method: other }, { onSuccess: onDone })}
        >
          <Trans>같은 시간에 ‘{way}’(으)로 바꾸기</Trans>
        </button>
      )}
    </div>
  )
}

interface MarksProps {
  state: Matching['state']
  isPending: boolean
  onMark: (outcome: 'met' | 'missed') => void
}

/** Says after a meeting whether it took place. What it is already is no news to anybody. */
const Marks = ({ state, isPending, onMark }: MarksProps) => (
  <div className="flex gap-2">
    {state !== 'met' && (
      <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={() => onMark('met')}>
        <Trans>상담함</Trans>
      </button>
    )}
    {state !== 'missed' && (
      <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => onMark('missed')}>
        <Trans>상담하지 못함</Trans>
      </button>
    )}
  </div>
)

/** Actions that staff can take now, one at a time: who did it is noted, and both sides are told. */
export function MatchingActions(props: Props) {
  const { t, i18n } = useLingui()
  const { matching, timeZone } = props
  const { mutate, isPending } = useStep(props)
  const draftOf = useReasonDraft(matching)
  const [chosen, setChosen] = useState<MatchingAction>()
  const [now] = useState(() => new Date().toISOString())
  // The one that ends the meeting stands apart from the first that comes to hand.
  const actions = matching.actions
    .filter((action) => actionNames[action] !== undefined)
    .toSorted((a, b) => Number(a === 'cancel') - Number(b === 'cancel'))
  const starts = (state: 'offered' | 'picked') =>
    matching.slots.filter((slot) => slot.state === state && slot.startsAt > now).map(({ startsAt }) => startsAt)
  const nameOf = (action: MatchingAction) => {
    const name = actionNames[action]
    return name === undefined ? '' : i18n._(name)
  }
  if (actions.length === 0)
    return (
      <p className="text-sm text-muted">
        <Trans>지금 하실 수 있는 일이 없습니다.</Trans>
      </p>
    )
  const button = chosen === undefined ? '' : nameOf(chosen)
  const picking = { timeZone, button, isPending }
  return (
    <section aria-label={t`대신 처리하기`}>
      <p className="mb-2 text-sm font-semibold">
        <Trans>대신 처리하기</Trans>
      </p>
      <div className="mb-4 flex flex-wrap gap-2">
        {actions.map((action) => (
          <button
            key={action}
            type="button"
            aria-expanded={chosen === action}
            className={buttonClass(action === 'cancel' ? 'danger' : chosen === action ? 'primary' : 'outline')}
            onClick={() => setChosen(chosen === action ? undefined : action)}
          >
            {nameOf(action)}
          </button>
        ))}
      </div>
      {chosen === 'accept' && (
        <Times
          {...picking}
          starts={starts('offered')}
          most={tradeLimits.picked}
          onChoose={(slots) => mutate({ action: 'accept', slots })}
        />
      )}
      {chosen === 'confirm' && (
        <Times {...picking} starts={starts('picked')} most={1} onChoose={([slot = '']) => mutate({ action: 'confirm', slot })} />
      )}
      {(chosen === 'decline' || chosen === 'cancel') && (
        <Reason
          key={chosen}
          draft={draftOf(chosen)}
          button={button}
          look={chosen === 'cancel' ? 'danger' : 'primary'}
          isPending={isPending}
          onSend={(reason) => mutate({ action: chosen, reason })}
        />
      )}
      {chosen === 'refuse' && (
        <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={() => mutate({ action: 'refuse' })}>
          <Trans>처음 정한 시간에 하기</Trans>
        </button>
      )}
      {chosen === 'mark' && (
        <Marks state={matching.state} isPending={isPending} onMark={(outcome) => mutate({ action: 'mark', outcome })} />
      )}
      {chosen === 'move' && <MoveForm {...props} />}
    </section>
  )
}
