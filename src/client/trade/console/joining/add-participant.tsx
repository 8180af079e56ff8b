import type { Answer, Body } from '#contract/api.ts'
import { shapesOf } from '#contract/shape.ts'
import { participantEntry } from '#contract/trade/joining.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallForm } from '../../../console/form/call-form.tsx'
import { SearchBox } from '../../../console/list/search-box.tsx'
import { resourceOf } from '../../../console/resources.ts'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { api } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { roleNames } from '../names.ts'

const participants = resourceOf('fairs/participants')
const fields = shapesOf(participantEntry.shape)
const call = 'POST /api/console/fairs/{_id}/participants'
type Outcome = Answer<typeof call>['participant']['outcome']

/** Returns what is said of a participant that was added. */
function useOutcomes(): Readonly<Record<Outcome, string>> {
  const { t } = useLingui()
  return {
    new: t`더했습니다. ‘초대하기’를 누르시면 초대 메일이 갑니다.`,
    changed: t`이미 회원인 기업을 이 상담회에 더했습니다.`,
    unchanged: t`이미 이 상담회에 참가하고 있는 기업입니다.`,
  }
}

/** Renders companies that are members already and do not take part yet. */
function Candidates({ _fair, q }: { _fair: string; q: string }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const outcomes = useOutcomes()
  const load = useQuery(readOptions('GET /api/console/fairs/{_id}/candidates', locale, { params: { _id: _fair }, query: { q } }))
  const { mutate, isPending } = usePress({
    mutationFn: ({ _company, state }: { _company: string; state: 'PENDING' | 'APPROVED' }) =>
      api(call, { locale, params: { _id: _fair }, body: { _company, state, entry: null } }),
    onSuccess: ({ participant }) => void alert(outcomes[participant.outcome]),
    onError: (error) => void alertFailure(error),
  })
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-24" />}
      failed={t`회사를 찾지 못했습니다.`}
      empty={t`더할 수 있는 회사가 없습니다. 아래에서 새로 적어 주십시오.`}
      isEmpty={({ candidates }) => candidates.length === 0}
    >
      {({ candidates }) => (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {candidates.map(({ _id, name, role, isApproved }) => (
            <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-sm">
              <span className="mr-auto wrap-anywhere">
                <strong>{name}</strong> · {i18n._(roleNames[role])}
              </span>
              <button
                type="button"
                className={buttonClass('outline')}
                aria-disabled={isPending}
                aria-label={t`${name} 더하기`}
                onClick={() => mutate({ _company: _id, state: isApproved ? 'APPROVED' : 'PENDING' })}
              >
                {isApproved ? <Trans>승인하며 더하기</Trans> : <Trans>더하기</Trans>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </LoadState>
  )
}

/** Renders the two ways to add one participant: a company that is a member, or a new one. */
export function AddParticipant({ _fair }: { _fair: string }) {
  const locale = useLocale()
  const outcomes = useOutcomes()
  const [q, setQ] = useState('')
  return (
    <div className="max-w-3xl space-y-8">
      <section aria-labelledby="joining-member" className="space-y-3">
        <h2 id="joining-member" className="font-bold">
          <Trans>이미 회원인 회사</Trans>
        </h2>
        <SearchBox resource={participants} q={q} onFind={setQ} />
        {q !== '' && <Candidates _fair={_fair} q={q} />}
      </section>
      <section aria-labelledby="joining-new" className="space-y-3">
        <h2 id="joining-new" className="font-bold">
          <Trans>새 회사</Trans>
        </h2>
        <CallForm
          isOnce
          fields={fields}
          initial={{ language: 'ko' }}
          button={<Trans>더하기</Trans>}
          done=""
          send={async (entry, idempotencyKey) => {
            const body = { entry, _company: null, state: 'PENDING' } as Body<typeof call>
            const { participant } = await api(call, { locale, params: { _id: _fair }, body, idempotencyKey })
            void alert(outcomes[participant.outcome])
          }}
        />
      </section>
    </div>
  )
}
