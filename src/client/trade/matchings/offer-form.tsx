import type { Answer } from '#contract/api.ts'
import { tradeLimits } from '#contract/trade/limits.ts'
import type { Schedule, ScheduleSlot } from '#contract/trade/schedules.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useCheckedForm } from '../../content/checked-form.ts'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { isMissing, present } from '../../data/query-client.ts'
import { refreshed } from '../../data/refresh.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import type { OfferMessage } from '../member-offline/message-types.ts'
import { type Fair, myMatchings, mySchedule, sellerRead } from '../queries.ts'
import { useSlots } from '../schedule/use-slots.ts'
import { WaitButton } from '../waits/wait-button.tsx'
import { PolicyLink } from '../../content/policy-link.tsx'
import { importSending, useQueuedTexts } from './dialog-actions.ts'
import { MethodField, methodOf, type MeetingMethod } from './method-field.tsx'
import { ProductField } from './product-field.tsx'
import { say } from './said.tsx'
import { SlotField } from './slot-field.tsx'
import { useTaken } from './use-taken.ts'

interface Props {
  fair: Fair
  /** The participant. */
  _seller: string
}

/** Says that an offer was sent, and takes it back at a press. */
function useSent() {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const { mutate } = usePress({
    mutationFn: (_id: string) => api('DELETE /api/v1/me/matchings/{_id}', { locale, params: { _id } }),
    onSuccess: async () => {
      await refreshed(client)
      say({ text: t`제안을 되돌렸습니다. 상대에게는 취소로 전해집니다.` })
    },
    onError: alertFailure,
  })
  return (_id: string) =>
    say({ text: t`제안을 보냈습니다. 판매 기업이 답하면 알려 드립니다.`, undo: { label: t`되돌리기`, act: () => mutate(_id) } })
}

/** How to meet at first: as in one's last offer at the fair, else as the fair has it; undefined while that is being asked. */
function useUsualMethod({ _id: _fair, tables }: Fair) {
  const { data, isLoading } = useQuery(myMatchings(useLocale(), { _fair, limit: 1 }))
  return isLoading ? undefined : (data?.matchings[0]?.method ?? (tables === 0 ? 'ONLINE' : 'OFFLINE'))
}

interface OfferingProps extends Props {
  schedule: Schedule
  reload: () => unknown
  /** As the form begins. What is asked later changes nothing that a person has read. */
  usual: MeetingMethod
}

function Offering({ fair, _seller, schedule, reload, usual }: OfferingProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const locale = useLocale()
  const { queued, tooLate } = useQueuedTexts()
  const seller = present(useQuery(sellerRead(locale, fair._id, _seller)).data)?.seller.name ?? ''
  const { chosen, paint, reset } = useSlots([], tradeLimits.offered)
  const [now] = useState(() => new Date().toISOString())
  const { taken, onFailed } = useTaken({ chosen, reset }, reload)
  const canChoose = ({ state, startsAt }: ScheduleSlot) => state === 'free' && startsAt > now
  const [method] = useState(usual)
  const sent = useSent()
  const { invalid, onSubmit } = useCheckedForm()
  const { mutate, isPending } = usePress({
    mutationFn: async (offer: OfferMessage['offer']) => {
      const [{ offerMessageType, offerSubject }, { sendLater }] = await importSending()
      const written = { offer, seller, timeZone: fair.timeZone }
      return sendLater(offerMessageType, written, { locale, subject: offerSubject(offer) }, () =>
        api('POST /api/v1/me/matchings', { locale, body: offer }),
      )
    },
  })
  const submit = onSubmit(
    () => [[chosen.size === 0, 'offer-slots', t`시간을 하나 이상 골라 주십시오`]],
    ({ text }) => {
      const body = {
        _fair: fair._id,
        _seller,
        method: methodOf(text('method')),
        slots: [...chosen].toSorted(),
        _product: text('_product') || null,
        message: text('message').trim() || null,
      }
      mutate(body, {
        onSuccess: async (outcome) => {
          if (outcome.state === 'tooLate') return alert(tooLate)
          const open = outcome.state === 'received' ? (outcome.answer as Answer<'POST /api/v1/me/matchings'>).matching._id : undefined
          if (open === undefined) await alert(queued)
          else sent(open)
          return navigate({ to: '/mypage/matchings', search: { open } as object })
        },
        onError: onFailed,
      })
    },
  )
  return (
    <form noValidate className="space-y-6" onSubmit={(event) => void submit(event)}>
      <SlotField
        id="offer-slots"
        title={t`제안할 시간`}
        most={tradeLimits.offered}
        schedule={schedule}
        choice={{ chosen, paint }}
        canChoose={canChoose}
        isInvalid={invalid === 'offer-slots'}
        taken={taken}
        renderTaken={(startsAt) => <WaitButton _fair={fair._id} _seller={_seller} startsAt={startsAt} timeZone={schedule.timeZone} />}
      />
      <MethodField initial={method} />
      <ProductField _fair={fair._id} _seller={_seller} />
      <Labelled id="offer-message" label={t`메시지 (선택)`}>
        <textarea id="offer-message" name="message" rows={4} maxLength={tradeLimits.message} className={fieldClass('mt-1.5')} />
      </Labelled>
      <PolicyLink />
      <button type="submit" className={buttonClass('primary', 'w-full sm:w-auto')} aria-disabled={isPending}>
        {isPending ? <Trans>보내고 있습니다…</Trans> : <Trans>제안 보내기</Trans>}
      </button>
    </form>
  )
}

/** Offers times to a seller: for buyers who take part. */
export function OfferForm({ fair, _seller }: Props) {
  const { t } = useLingui()
  const load = useQuery(mySchedule(useLocale(), fair._id, _seller))
  const usual = useUsualMethod(fair)
  const skeleton = <div className="skeleton h-72" />
  return (
    <LoadState load={load} skeleton={skeleton} failed={t`비어 있는 시간을 불러오지 못했습니다.`}>
      {(data) =>
        isMissing(data) ? (
          <p>
            <Trans>이 상담회에 바이어로 참가가 승인된 뒤에 제안하실 수 있습니다.</Trans>{' '}
            <PageLink
              to="/fairs/$_fair"
              params={{ _fair: fair._id }}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              <Trans>참가 신청</Trans>
            </PageLink>
          </p>
        ) : usual === undefined ? (
          skeleton
        ) : (
          <Offering fair={fair} _seller={_seller} schedule={data.schedule} reload={() => load.refetch()} usual={usual} />
        )
      }
    </LoadState>
  )
}
