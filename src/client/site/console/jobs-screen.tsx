import type { ListedJob } from '#contract/platform/jobs.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { buttonClass } from '../../ui/button.ts'
import { dateText } from '../../console/date-text.ts'
import { LoadedScreen } from '../../console/frame/loaded-screen.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'

/** How often one looks again while a job runs, in ms. */
const whileRunning = 2000

function RunButton({ job: { name, label, isRunning } }: { job: ListedJob }) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const locale = useLocale()
  const { mutate, isPending } = usePress({
    mutationFn: () => api('POST /api/console/jobs/{name}/run', { locale, params: { name } }),
    onError: (error) => void alertFailure(error),
  })
  return (
    <button
      type="button"
      className={buttonClass('outline', 'whitespace-nowrap')}
      aria-label={t`지금 실행: ${label}`}
      aria-disabled={isPending || isRunning}
      onClick={() => !isRunning && mutate(undefined)}
    >
      <Trans>지금 실행</Trans>
    </button>
  )
}

function JobRow({ job }: { job: ListedJob }) {
  const locale = useLocale()
  const { label, isRunning, nextAt, lastEndedAt, lastError, attempts } = job
  return (
    <tr>
      <RecordCell>{label}</RecordCell>
      <RecordCell isShort>{lastEndedAt === null ? '–' : dateText(lastEndedAt, locale)}</RecordCell>
      <RecordCell isShort>
        {isRunning ? <Trans>실행하고 있습니다</Trans> : nextAt === null ? <Trans>곧</Trans> : dateText(nextAt, locale)}
      </RecordCell>
      <RecordCell>
        {lastError === null ? (
          '–'
        ) : (
          <span className="text-danger">
            <Trans>{attempts}번 실패:</Trans> {lastError}
          </span>
        )}
      </RecordCell>
      <RecordCell isShort>
        <RunButton job={job} />
      </RecordCell>
    </tr>
  )
}

/** `/console/jobs`: what the server does by itself. */
export function JobsScreen() {
  const { t } = useLingui()
  const load = useQuery({
    ...readOptions('GET /api/console/jobs', useLocale()),
    refetchInterval: ({ state }) => (state.data?.jobs.some(({ isRunning }) => isRunning) === true ? whileRunning : false),
  })
  return (
    <LoadedScreen
      title={t`자동 작업`}
      about={<Trans>서버가 정해진 때에 스스로 하는 일입니다. 실패하면 잠시 뒤에 스스로 다시 합니다.</Trans>}
      load={load}
      failed={t`목록을 불러오지 못했습니다.`}
    >
      {({ jobs }) => (
        <RecordTable label={t`자동 작업`} headings={[t`하는 일`, t`마지막 실행`, t`다음 실행`, t`마지막 실패`, t`실행`]}>
          {jobs.map((job) => (
            <JobRow key={job.name} job={job} />
          ))}
        </RecordTable>
      )}
    </LoadedScreen>
  )
}
