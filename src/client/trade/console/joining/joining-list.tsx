import type { Answer } from '#contract/api.ts'
import { useLingui, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { dateText } from '../../../console/date-text.ts'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { useLocale } from '../../../data/use-locale.ts'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { roleNames } from '../names.ts'
import { standingNames } from './step-names.ts'
import { useMails } from './use-mails.ts'

type Row = Answer<'GET /api/console/fairs/{_id}/joining'>['participants'][number]

/** Sends one invitation, or the same once more: not sooner than after some minutes. */
function InviteButton({ _fair, row: { _id, name, step, isWaiting } }: { _fair: string; row: Row }) {
  const { t } = useLingui()
  const { request, isPending } = useMails(_fair)
  if (isWaiting)
    return (
      <span className="text-muted">
        <Trans>보내는 중</Trans>
      </span>
    )
  if (step !== 'listed' && step !== 'invited') return null
  const send = async () => {
    if (!(await confirm(t`${name}에 초대 메일을 보냅니다.`))) return
    request({ kind: step === 'listed' ? 'invite' : 'again', _participant: _id })
  }
  return (
    <button type="button" className={buttonClass('quiet')} aria-disabled={isPending} onClick={() => void send()}>
      {step === 'listed' ? <Trans>초대하기</Trans> : <Trans>다시 보내기</Trans>}
    </button>
  )
}

/** Renders participants with how to reach them and the step at which each stands. */
export function JoiningList({ _fair, rows }: { _fair: string; rows: readonly Row[] }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return (
    <RecordTable label={t`참가 기업`} headings={[t`참가 기업`, t`구분`, t`담당자`, t`단계`, t`초대한 때`, t`마지막 메일`, t`메일`]}>
      {rows.map((row) => (
        <tr key={row._id}>
          <RecordCell>
            <Link
              to="/$"
              params={{ _splat: `fairs/participants/${row._id}` }}
              className="inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {row.name}
            </Link>
            {row.link !== null && (
              <Link
                to="/fairs/$fair/joining"
                params={{ fair: _fair }}
                search={{ _link: row.link._id }}
                className="block text-xs text-muted underline-offset-4 hover:underline"
              >
                {row.link.name}
              </Link>
            )}
          </RecordCell>
          <RecordCell isShort>{i18n._(roleNames[row.role])}</RecordCell>
          <RecordCell>
            {row.person}
            <span className="block text-muted">{row.email}</span>
            <span className="block text-muted tabular-nums">{row.phone}</span>
          </RecordCell>
          <RecordCell isShort>{i18n._(standingNames[row.step])}</RecordCell>
          <RecordCell isShort>{row.invitedAt === null ? '–' : dateText(row.invitedAt, locale)}</RecordCell>
          <RecordCell isShort>{row.sentAt === null ? '–' : dateText(row.sentAt, locale)}</RecordCell>
          <RecordCell isShort>
            <InviteButton _fair={_fair} row={row} />
          </RecordCell>
        </tr>
      ))}
    </RecordTable>
  )
}
