import { titleOf } from '#contract/title.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { changeItem, itemRead, listRead, resourceOf, type Values } from '../../console/resources.ts'
import { Decision, rejectionFields } from '../../console/screens/decision.tsx'
import type { ItemPartProps } from '../../console/module.ts'
import { ParticipantCompany } from './participant-company.tsx'
import { ParticipantDocuments } from './participant-documents.tsx'
import { fairs } from './reads.ts'

const participants = resourceOf('fairs/participants')
const rejection = rejectionFields(participants.shapes.all['reason'])

/** The fair that it is about, and who still waits there. */
function Waiting({ _fair, _id }: { _fair: string; _id: string }) {
  const locale = useLocale()
  const { data: fair } = useQuery(itemRead(fairs, locale, _fair))
  const { data } = useQuery(listRead(participants, locale, { _fair, state: 'PENDING', sort: 'createdAt', limit: 2 }))
  const next = data?.items.find((item) => item._id !== _id)
  return (
    <p className="mb-4 text-sm">
      <Link
        to="/fairs/$fair/participants"
        params={{ fair: _fair }}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {fair === undefined ? '…' : titleOf(fairs, fair, locale)}
      </Link>
      {data !== undefined && data.summary.total > 0 && (
        <span className="ml-3 text-muted">
          <Plural value={data.summary.total} other="승인을 기다리는 기업 #곳" />
        </span>
      )}
      {next !== undefined && (
        <Link
          to="/$"
          params={{ _splat: `fairs/participants/${next._id}` }}
          className="ml-3 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          <Trans>다음 기업 보기</Trans>
        </Link>
      )}
    </p>
  )
}

/** Presents a participant, and beside it the decision about this fair. */
export function ParticipantReview({ item, onChanged }: ItemPartProps) {
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const { _id, version } = item
  const _fair = String(item['_fair'])
  const decide = async (change: Values) => {
    await changeItem(participants, locale, _id, change, version)
    onChanged()
  }
  return (
    <div className="mb-8 grid max-w-6xl gap-x-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <Waiting _fair={_fair} _id={_id} />
        <p className="mb-6 text-sm">
          <Link
            to="/fairs/$fair/board"
            params={{ fair: _fair }}
            search={{ view: 'list', _participant: _id }}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            <Trans>이 기업의 상담</Trans>
          </Link>
        </p>
        <ParticipantDocuments _participant={_id} />
        <ParticipantCompany _participant={_id} />
      </div>
      <Decision
        title={<Trans>참가 승인</Trans>}
        item={item}
        fields={rejection}
        approval={{ state: 'APPROVED', reason: null }}
        decide={decide}
        onFailed={alertFailure}
      />
    </div>
  )
}
