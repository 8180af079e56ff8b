import { type PairObstacle, type SlotObstacle, slotObstacles } from '#contract/trade/fair-schedule.ts'
import type { Answer } from '#contract/api.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import { fieldClass } from '../../../content/field.tsx'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { ApiFailure } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useApiMutation } from '../../../data/use-api-mutation.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { dateText } from '../../../console/date-text.ts'
import type { Fair } from '../reads.ts'
import { ReferenceChooser } from '../../../console/form/reference-field.tsx'

type Slots = Answer<'GET /api/console/fairs/{_id}/schedule/slots'>

const pairTexts: Readonly<Record<PairObstacle, MessageDescriptor>> = {
  inDraft: msg`두 기업의 상담이 이미 초안에 있습니다.`,
  agreed: msg`두 기업의 상담이 이미 확정되어 있습니다.`,
  sellerMaximum: msg`판매 기업의 최대 상담 수가 다 찼습니다.`,
  buyerMaximum: msg`바이어의 최대 상담 수가 다 찼습니다.`,
}
const slotTexts: Readonly<Record<SlotObstacle, MessageDescriptor>> = {
  sellerAway: msg`판매 기업이 막아 둔 시간`,
  buyerAway: msg`바이어가 막아 둔 시간`,
  sellerBusy: msg`판매 기업에 다른 상담이 있는 시간`,
  buyerBusy: msg`바이어에게 다른 상담이 있는 시간`,
  noTable: msg`남은 테이블이 없는 시간`,
}

/** A field with its name above it. */
const Labelled = ({ id, label, children }: { id: string; label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <label htmlFor={id} className="text-xs font-semibold text-muted">
      {label}
    </label>
    {children}
  </div>
)

/** The times at which two cannot meet, by what is in the way. */
function Obstacles({ slots, timeZone }: { slots: Slots['slots']; timeZone: string }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const blocked = slots.filter(({ obstacle }) => obstacle !== null)
  if (blocked.length === 0) return null
  return (
    <details className="mt-3 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        <Plural value={blocked.length} other="안 되는 시간 #칸과 까닭" />
      </summary>
      <dl className="space-y-2">
        {slotObstacles.map((each) => {
          const times = blocked.filter(({ obstacle }) => obstacle === each)
          return times.length === 0 ? null : (
            <div key={each}>
              <dt className="font-semibold">{i18n._(slotTexts[each])}</dt>
              <dd className="text-muted">{times.map(({ startsAt }) => dateText(startsAt, locale, timeZone)).join(' · ')}</dd>
            </div>
          )
        })}
      </dl>
    </details>
  )
}

interface TimeProps {
  id: string
  answer: Slots
  value: string
  timeZone: string
  onChange: (start: string) => void
}

/** The times that are free for two, or why there are none. */
function TimeField({ id, answer: { obstacle, slots }, value, timeZone, onChange }: TimeProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const free = slots.filter((slot) => slot.obstacle === null)
  if (obstacle !== null)
    return (
      <p role="status" className="font-semibold">
        {i18n._(pairTexts[obstacle])}
      </p>
    )
  return (
    <>
      {free.length === 0 ? (
        <p role="status" className="font-semibold">
          <Trans>함께 비어 있는 시간이 없습니다.</Trans>
        </p>
      ) : (
        <Labelled id={id} label={t`시간`}>
          <select id={id} value={value} className={fieldClass('max-w-md')} onChange={({ target }) => onChange(target.value)}>
            <option value="">{t`시간 고르기`}</option>
            {free.map(({ startsAt }) => (
              <option key={startsAt} value={startsAt}>
                {dateText(startsAt, locale, timeZone)}
              </option>
            ))}
          </select>
        </Labelled>
      )}
      <Obstacles slots={slots} timeZone={timeZone} />
    </>
  )
}

/** The first field that has nothing chosen. */
const focusMissing = (form: HTMLFormElement): void =>
  [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type=hidden]), select')]
    .find(({ value }) => value === '')
    ?.focus()

interface SideProps {
  id: string
  _fair: string
  side: 'SELLER' | 'BUYER'
  label: string
  value: string | null
  onChange: (_id: string | null) => void
}

/** Chooses one side of a meeting among those who are approved. */
const SideChooser = ({ id, _fair, side, label, value, onChange }: SideProps) => (
  <Labelled id={id} label={label}>
    <ReferenceChooser
      reference={{ to: 'fairs/participants', onRemove: 'restrict' }}
      fixed={{ _fair, role: side, state: 'APPROVED' }}
      id={id}
      label={label}
      value={value}
      onChange={onChange}
    />
  </Labelled>
)

/** Adds a meeting to the draft by hand, at a time that both and a table have. The seller stays chosen: one after the other is added. */
function AddForm({ fair }: { fair: Fair }) {
  const { t } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const id = useId()
  const ofBuyer = useRef<HTMLDivElement>(null)
  const [seller, setSeller] = useState<string | null>(null)
  const [buyer, setBuyer] = useState<string | null>(null)
  const [method, setMethod] = useState<'ONLINE' | 'OFFLINE'>('OFFLINE')
  const [start, setStart] = useState('')
  const [added, setAdded] = useState('')
  const isChosen = seller !== null && buyer !== null
  const sides = { _seller: seller ?? '', _buyer: buyer ?? '', method }
  const load = useQuery({
    ...readOptions('GET /api/console/fairs/{_id}/schedule/slots', locale, { params: { _id: fair._id }, query: sides }),
    enabled: isChosen,
    staleTime: 0,
  })
  const { mutate, isPending } = useApiMutation('POST /api/console/fairs/{_id}/schedule/meetings')
  const isReady = isChosen && load.data?.slots.some(({ startsAt, obstacle }) => startsAt === start && obstacle === null) === true
  const add = () =>
    mutate(
      { params: { _id: fair._id }, body: { ...sides, startsAt: start } },
      {
        onSuccess: ({ meeting }) => {
          setAdded(`${meeting.seller.name} – ${meeting.buyer.name}, ${dateText(meeting.startsAt, locale, fair.timeZone)}`)
          setBuyer(null)
          setStart('')
          ofBuyer.current?.querySelector('input')?.focus()
        },
        onError: alertFailure,
      },
    )
  return (
    <form
      className="mt-2 space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) add()
        else focusMissing(event.currentTarget)
      }}
    >
      <div className="grid gap-3 md:grid-cols-[1fr_1fr_auto]">
        <SideChooser id={`${id}-SELLER`} _fair={fair._id} side="SELLER" label={t`판매 기업`} value={seller} onChange={setSeller} />
        <div ref={ofBuyer}>
          <SideChooser id={`${id}-BUYER`} _fair={fair._id} side="BUYER" label={t`바이어`} value={buyer} onChange={setBuyer} />
        </div>
        <Labelled id={`${id}-method`} label={t`방법`}>
          <select
            id={`${id}-method`}
            value={method}
            className={fieldClass()}
            onChange={({ target }) => setMethod(target.value === 'ONLINE' ? 'ONLINE' : 'OFFLINE')}
          >
            <option value="OFFLINE">{t`현장`}</option>
            <option value="ONLINE">{t`온라인`}</option>
          </select>
        </Labelled>
      </div>
      {isChosen && (
        <LoadState
          load={load}
          skeleton={<div className="skeleton h-16" />}
          failed={load.error instanceof ApiFailure ? load.error.message : t`비어 있는 시간을 불러오지 못했습니다.`}
        >
          {(answer) => <TimeField id={`${id}-time`} answer={answer} value={start} timeZone={fair.timeZone} onChange={setStart} />}
        </LoadState>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className={buttonClass('primary')} aria-disabled={!isReady || isPending}>
          <Trans>고정해서 더하기</Trans>
        </button>
        <p role="status" className="text-sm font-semibold text-success">
          {added !== '' && <Trans>더했습니다: {added}</Trans>}
        </p>
      </div>
    </form>
  )
}

/** The way to add a meeting that the solver has not thought of. */
export function AddMeeting({ fair }: { fair: Fair }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="mb-6 max-w-4xl" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold underline underline-offset-4">
        <Trans>상담 더하기</Trans>
      </summary>
      {isOpen && <AddForm fair={fair} />}
    </details>
  )
}
