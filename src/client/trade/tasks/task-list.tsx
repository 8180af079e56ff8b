import { taskLimits } from '#contract/trade/limits.ts'
import { canReport } from '#contract/trade/matching-states.ts'
import type { Matching } from '#contract/trade/matchings.ts'
import type { Task } from '#contract/trade/tasks.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCheckedForm } from '../../content/checked-form.ts'
import { FieldError, fieldClass, Labelled } from '../../content/field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { dayKeyIn, shortDayIn } from '../../content/zoned-time.ts'
import { readOptions } from '../../data/query-client.ts'
import { uncached } from '../../data/resource-queries.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useOpen } from '../../data/use-open.ts'
import type { Unreceived } from '../../member/unreceived.ts'
import { useSession } from '../../session/use-session.ts'
import { alert } from '../../ui/alert.tsx'
import { buttonClass, iconButtonClass } from '../../ui/button.ts'
import { Icon } from '../../ui/icon.tsx'
import { LoadState } from '../../ui/load-state.tsx'
import type { TaskMessage } from '../member-offline/message-types.ts'
import { useTick, useTicks } from './use-ticks.ts'

const importQueue = () => import('../../offline/queue/queue.ts')

function useTasks(_id: string) {
  const locale = useLocale()
  const client = useQueryClient()
  const read = { ...readOptions('GET /api/v1/me/matchings/{_id}/tasks', locale, { params: { _id } }, { offline: 'member' }), ...uncached }
  const change = (to: (tasks: readonly Task[]) => Task[]) =>
    client.setQueryData(read.queryKey, (known) => (known === undefined ? undefined : { tasks: to(known.tasks) }))
  return { read, change }
}

interface TaskProps {
  matching: Matching
  task: Task
  /** What was ticked, and is still on this device. */
  waiting: Unreceived<TaskMessage> | undefined
}

/** Says where a tick stands that the server does not have. */
function Waiting({ entry: { id, state, problem } }: Unreceived<TaskMessage>) {
  const isFailed = state === 'refused' || state === 'expired'
  const why = typeof problem === 'object' ? ` · ${problem.message}` : ''
  return (
    <span role="status" className="block pb-2 text-sm text-muted">
      {isFailed ? (
        <>
          <strong className="text-danger">
            <Trans>보내지 못했습니다</Trans>
            {why}
          </strong>{' '}
          <button
            type="button"
            className="inline-flex min-h-11 items-center px-1 underline underline-offset-4"
            onClick={() => void importQueue().then(({ cancelEntry }) => cancelEntry(id))}
          >
            <Trans>확인</Trans>
          </button>
        </>
      ) : problem === 'signIn' ? (
        <Trans>로그인하시면 보냅니다.</Trans>
      ) : (
        <Trans>연결되면 보냅니다.</Trans>
      )}
    </span>
  )
}

/** Box of a task: ticked as the member has, whether the server knows it or not. */
function useTicked({ matching: { _id }, task: { _id: tid, isDone }, waiting }: TaskProps) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { change } = useTasks(_id)
  const { mutate, isPending, variables } = useTick(_id, tid)
  const isWaiting = waiting?.entry.state === 'waiting' || waiting?.entry.state === 'sending'
  const isTicked = isPending ? variables : isWaiting ? (waiting.content?.isDone ?? isDone) : isDone
  const tick = () =>
    mutate(!isTicked, {
      onSuccess: async ({ state }) => {
        if (state === 'tooLate') await alert(t`이미 보내고 있거나 접수되어 바꿀 수 없습니다.`)
        if (state === 'received') change((tasks) => tasks.map((one) => (one._id === tid ? { ...one, isDone: !isTicked } : one)))
      },
      onError: alertFailure,
    })
  return { isTicked, isPending, tick }
}

/** A task with a box to tick and a way to remove it. */
function TaskRow(props: TaskProps) {
  const { matching, task, waiting } = props
  const { _id, fair } = matching
  const { _id: tid, text, day } = task
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const [now] = useState(() => new Date().toISOString())
  const { change } = useTasks(_id)
  const { isTicked, isPending, tick } = useTicked(props)
  const remove = useApiMutation('DELETE /api/v1/me/matchings/{_id}/tasks/{tid}')
  const takeAway = () =>
    remove.mutate(
      { params: { _id, tid } },
      { onSuccess: () => change((tasks) => tasks.filter((one) => one._id !== tid)), onError: alertFailure },
    )
  return (
    <li className="flex items-start gap-2 border-t border-line py-1">
      <div className="min-w-0 flex-1">
        <label className="flex min-h-11 items-start gap-3 py-2.5">
          <input
            type="checkbox"
            checked={isTicked}
            aria-busy={isPending}
            onChange={tick}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            <span className={`break-words whitespace-pre-line ${isTicked ? 'text-muted' : ''}`}>{isTicked ? <s>{text}</s> : text}</span>
            {day !== null && (
              <span className="block text-sm text-muted tabular-nums">
                <time dateTime={day}>{shortDayIn(`${day}T00:00:00Z`, 'UTC', locale)}</time>
                {!isTicked && day < dayKeyIn(now, fair.timeZone) && (
                  <strong className="text-danger">
                    {' · '}
                    <Trans>하실 날이 지났습니다</Trans>
                  </strong>
                )}
              </span>
            )}
          </span>
        </label>
        {waiting !== undefined && <Waiting {...waiting} />}
      </div>
      <button type="button" className={iconButtonClass()} aria-disabled={remove.isPending} onClick={takeAway}>
        <Icon name="close" className="size-5" />
        <span className="sr-only">
          <Trans>할 일 지우기: {text}</Trans>
        </span>
      </button>
    </li>
  )
}

/** One field, a day where there is one, and a button. */
function AddTask({ _id }: { _id: string }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const { change } = useTasks(_id)
  const { mutate, isPending } = useApiMutation('POST /api/v1/me/matchings/{_id}/tasks')
  const { invalid, onSubmit } = useCheckedForm()
  const at = (name: string) => `task-${name}-${_id}`
  const nothing = t`하실 일을 적어 주십시오`
  const submit = onSubmit(
    ({ text }) => [[text('text').trim() === '', at('text'), nothing]],
    ({ form, text }) =>
      mutate(
        { params: { _id }, body: { text: text('text').trim(), day: text('day') || null } },
        {
          onSuccess: ({ task }) => {
            change((tasks) => [task, ...tasks])
            form.reset()
            document.getElementById(at('text'))?.focus()
          },
          onError: alertFailure,
        },
      ),
  )
  const isWrong = invalid !== undefined
  return (
    <form noValidate className="space-y-3" onSubmit={(event) => void submit(event)}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Labelled id={at('text')} label={t`새로 하실 일`}>
          <input
            id={at('text')}
            name="text"
            autoComplete="off"
            maxLength={taskLimits.text}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${at('text')}-error` : undefined}
            className={fieldClass('mt-1.5')}
          />
          {isWrong && <FieldError id={`${at('text')}-error`}>{nothing}</FieldError>}
        </Labelled>
        <Labelled id={at('day')} label={t`언제까지 (선택)`}>
          <input id={at('day')} name="day" type="date" max="2099-12-31" className={fieldClass('mt-1.5')} />
        </Labelled>
      </div>
      <button type="submit" className={buttonClass('outline')} aria-disabled={isPending}>
        <Trans>할 일 더하기</Trans>
      </button>
    </form>
  )
}

function Tasks({ matching }: { matching: Matching }) {
  const { t } = useLingui()
  const load = useQuery(useTasks(matching._id).read)
  const ticks = useTicks(matching._id)
  const most = taskLimits.tasks
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-24" />}
      failed={t`할 일을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {({ tasks }) => (
        <div className="space-y-3 pt-2">
          <p className="text-sm text-muted">
            <Trans>본인만 봅니다. 날짜를 정하시면 그날 아침에 알려 드립니다.</Trans>
          </p>
          {tasks.length > 0 && (
            <ul>
              {tasks.map((task) => (
                <TaskRow
                  key={task._id}
                  matching={matching}
                  task={task}
                  waiting={ticks.findLast(({ content }) => content?.tid === task._id)}
                />
              ))}
            </ul>
          )}
          {tasks.length < most ? (
            <AddTask _id={matching._id} />
          ) : (
            <p className="text-sm">
              <Trans>할 일은 상담 하나에 {most}개까지 적으실 수 있습니다.</Trans>
            </p>
          )}
        </div>
      )}
    </LoadState>
  )
}

/** Tasks of a side after a meeting, once that has begun, for itself alone: not for staff who look on. Open where a link is to it. */
export function TaskList({ matching }: { matching: Matching }) {
  const session = useSession()
  const wanted = useOpen()
  const [chosen, setChosen] = useState<boolean>()
  const [now] = useState(() => new Date().toISOString())
  const { _id, other } = matching
  const isOpen = chosen ?? wanted === _id
  const id = `tasks-${_id}`
  // A closed fair takes no outcomes, but what is to be done.
  const hasBegun = matching.canReport || canReport(matching, now)
  if (!hasBegun || session?.actor !== undefined) return null
  return (
    <div className="no-print mt-3 space-y-3">
      <button
        type="button"
        className={buttonClass('outline')}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setChosen(!isOpen)}
      >
        <Trans>상담 뒤 할 일</Trans>
        <span className="sr-only">: {other.name}</span>
        <Icon name="down" className={`size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      {isOpen && (
        <div id={id}>
          <Tasks matching={matching} />
        </div>
      )}
    </div>
  )
}
