import type { Answer } from '#contract/api.ts'
import { titleOf } from '#contract/title.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { usePress } from '../../data/use-press.ts'
import { useLocale } from '../../data/use-locale.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import { noteLoss } from '../../console/form/use-removal.ts'
import { report } from '../../console/frame/undo.tsx'
import type { ItemPartProps } from '../../console/module.ts'
import { changeItem, itemRead, listRead, resourceOf } from '../../console/resources.ts'
import { rejectionFields } from '../../console/screens/decision.tsx'
import { roleNames } from './names.ts'
import { fairs } from './reads.ts'
import { useReversible } from '../../console/frame/use-reversible.ts'

const participants = resourceOf('fairs/participants')
const rejection = rejectionFields(participants.shapes.all['reason'])
const states = participants.shapes.all['state']?.choices

type Cancels = Answer<'GET /api/console/fairs/participants/{_id}/review'>['review']['cancels']

/** Says how much a rejection or a removal cancels; undefined: nothing. */
function useLoss(cancels: Cancels | undefined): string | undefined {
  const { t } = useLingui()
  const { meetings = 0, offers = 0 } = cancels ?? {}
  if (meetings === 0 && offers === 0) return undefined
  return t`확정된 상담 ${meetings}건과 답을 기다리는 제안 ${offers}건이 취소되고, 상대 기업에 바로 알립니다.`
}

/** Says in the question before a removal what goes with it. */
function useLossBeforeRemoval(_id: string, loss: string | undefined) {
  useEffect(() => (loss === undefined ? undefined : noteLoss(_id, loss)), [_id, loss])
}

interface Decided {
  item: ItemPartProps['item']
  onChanged: () => void
  /** The next one that waits. */
  next: string | undefined
}

/** Decides, goes on to the next one that waits, and offers the way back from an approval for ten seconds. */
function useDecisions({ item, onChanged, next }: Decided) {
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const offerWayBack = useReversible()
  const { _id, version, state, reason } = item
  const name = String(item['name'])
  const open = (one: string) => navigate({ to: '/$', params: { _splat: `fairs/participants/${one}` } })
  const goOn = async () => {
    onChanged()
    if (next !== undefined) await open(next)
  }
  const approve = async () => {
    const approved = await changeItem(participants, locale, _id, { state: 'APPROVED', reason: null }, version)
    await goOn()
    offerWayBack(t`‘${name}’ 참가를 승인했습니다. 10초 뒤에 알립니다. 그 전에는 되돌리실 수 있습니다(Ctrl+Z).`, async () => {
      await changeItem(participants, locale, _id, { state, reason }, approved.version)
      await open(_id)
    })
  }
  const reject = async (body: object) => {
    await changeItem(participants, locale, _id, { ...body, state: 'REJECTED' }, version)
    await goOn()
    report({ text: t`‘${name}’ 참가를 반려했습니다. 회원에게 알렸습니다.` })
  }
  return { approve, reject }
}

/** The fair that it is about, who still waits there, and the next of them. */
function Way({ _fair, next, waiting }: { _fair: string; next: string | undefined; waiting: number | undefined }) {
  const locale = useLocale()
  const { data: fair } = useQuery(itemRead(fairs, locale, _fair))
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <Link
        to="/fairs/$fair/participants"
        params={{ fair: _fair }}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {fair === undefined ? '…' : titleOf(fairs, fair, locale)}
      </Link>
      {waiting !== undefined && (
        <span className="text-muted">
          {waiting === 0 ? <Trans>승인을 기다리는 기업이 없습니다.</Trans> : <Plural value={waiting} other="승인을 기다리는 기업 #곳" />}
        </span>
      )}
      {next !== undefined && (
        <Link
          to="/$"
          params={{ _splat: `fairs/participants/${next}` }}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          <Trans>다음 기업 보기</Trans>
        </Link>
      )}
    </p>
  )
}

/** The decision about a part in a fair, in view wherever one reads. */
export function ParticipantDecision({ item, onChanged, cancels }: ItemPartProps & { cancels: Cancels | undefined }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const id = useId()
  const [isRejecting, setIsRejecting] = useState(false)
  const { _id, state } = item
  const [_fair, name, role] = [String(item['_fair']), String(item['name']), item['role'] as keyof typeof roleNames]
  const { data } = useQuery(listRead(participants, locale, { _fair, state: 'PENDING', sort: 'createdAt', limit: 2 }))
  const next = data?.items.find((other) => other._id !== _id)?._id
  const { approve, reject } = useDecisions({ item, onChanged, next })
  const loss = useLoss(cancels)
  useLossBeforeRemoval(_id, loss)
  const { mutate, isPending } = usePress({ mutationFn: approve, onError: (error) => void alertFailure(error) })
  const askAndReject = async (body: object) => {
    const question = t`‘${name}’ 참가를 반려하시겠습니까? 되돌릴 수 없습니다.`
    if (await confirm(loss === undefined ? question : `${loss}\n${question}`)) await reject(body)
  }
  return (
    <section
      aria-label={t`참가 승인`}
      className="sticky top-14 z-10 mb-6 max-w-6xl rounded-card border border-line bg-surface px-4 py-2 shadow-card"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="mr-auto min-w-0">
          <p className="text-sm wrap-anywhere">
            <strong>{name}</strong> <span className="text-muted">{role in roleNames && i18n._(roleNames[role])}</span> ·{' '}
            <strong className={state === 'PENDING' ? 'text-warning' : state === 'REJECTED' ? 'text-danger' : 'text-success'}>
              {i18n._(states?.[String(state)] ?? String(state))}
            </strong>
          </p>
          <Way _fair={_fair} next={next} waiting={data?.summary.total} />
        </div>
        {state !== 'APPROVED' && (
          <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={() => mutate(undefined)}>
            <Trans>승인</Trans>
          </button>
        )}
        {state !== 'REJECTED' && (
          <button
            type="button"
            className={buttonClass('danger')}
            aria-expanded={isRejecting}
            aria-controls={id}
            onClick={() => setIsRejecting(!isRejecting)}
          >
            <Trans>사유를 적어 반려</Trans>
          </button>
        )}
      </div>
      {state === 'REJECTED' && (
        <p className="py-1 text-sm wrap-anywhere">
          <Trans>반려됨: {String(item['reason'])}</Trans>
        </p>
      )}
      <div id={id} className="max-h-[60vh] overflow-y-auto py-2 empty:hidden">
        {isRejecting && state !== 'REJECTED' && (
          <>
            {loss !== undefined && <p className="mb-2 text-sm font-semibold text-danger">{loss}</p>}
            <CallForm fields={rejection} button={<Trans>반려</Trans>} done="" send={askAndReject} />
          </>
        )}
      </div>
    </section>
  )
}
