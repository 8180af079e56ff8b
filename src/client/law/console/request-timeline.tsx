import type { RequestEvent } from '#contract/law/inbox.ts'
import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ago } from '../../content/ago.ts'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { dateText } from '../../console/date-text.ts'
import { EarlierButton } from '../../console/list/pager.tsx'
import { type ConsoleItem, resourceOf } from '../../console/resources.ts'
import type { ItemPartProps } from '../../console/module.ts'

const forms = resourceOf('forms')
const pageSize = 20

type Page = Answer<'GET /api/console/forms/{_id}/events'>

/** So long somebody waits for what became of a letter, in ms; one that is tried again later is not watched. */
const watched = 60_000

const isUnderWay = ({ delivery, at }: RequestEvent): boolean => delivery === 'queued' && Date.parse(at) > Date.now() - watched

/** What was done with a request. */
function useEvents({ _id }: ConsoleItem) {
  const locale = useLocale()
  return useInfiniteQuery({
    queryKey: ['GET /api/console/forms/{_id}/events', locale, _id],
    initialPageParam: 0,
    queryFn: ({ pageParam: skip, signal }) =>
      api('GET /api/console/forms/{_id}/events', { locale, signal, params: { _id }, query: { limit: pageSize, skip } }),
    getNextPageParam: ({ summary: { skip, limit, total } }: Page) => (skip + limit < total ? skip + limit : undefined),
    // A letter is on its way for a moment only: what became of it appears by itself.
    refetchInterval: ({ state }) => (state.data?.pages.some(({ events }) => events.some(isUnderWay)) === true ? 2000 : false),
  })
}

/** What was done, in words. */
function EventText({ kind, before, after, delivery }: RequestEvent) {
  const { t, i18n } = useLingui()
  const stage = (value: string | null) => i18n._(forms.shapes.all['stage']?.choices?.[value ?? ''] ?? '')
  const person = (name: string | null) => (name === null ? t`없음` : name || t`이전 담당자`)
  const deliveries = { queued: t`보내고 있음`, sent: t`보냄`, failed: t`보내지 못함` }
  const sent = delivery === null ? '' : ` (${deliveries[delivery]})`
  switch (kind) {
    case 'note':
      return t`메모`
    case 'call':
      return t`통화`
    case 'stage':
      return t`단계: ${stage(before)} → ${stage(after)}`
    case 'assignee':
      return t`담당자: ${person(before)} → ${person(after)}`
    case 'assigned':
      return t`규칙으로 배정: ${person(after)}`
    case 'opponent':
      return after === null ? t`상대방 기록을 지움` : t`상대방을 기록함`
    case 'mail':
      return t`이메일로 답함` + sent
    case 'reply':
      return t`받은 답장`
    case 'message':
      return t`문자로 답함` + sent
    default:
      return t`전화로 받음`
  }
}

function Entry({ event }: { event: RequestEvent }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <li className="border-b border-line py-3 text-sm wrap-anywhere last:border-0">
      <p className="text-muted">
        <span className={event.delivery === 'failed' ? 'font-semibold text-danger' : 'font-semibold text-ink'}>
          <EventText {...event} />
        </span>{' '}
        {event.kind !== 'assigned' && `· ${event.by ?? t`이전 직원`} `}·{' '}
        <time dateTime={event.at} title={dateText(event.at, locale)}>
          {ago(Date.parse(event.at), locale)}
        </time>
      </p>
      {event.note !== null && <p className="mt-1 whitespace-pre-line">{event.note}</p>}
    </li>
  )
}

/** Renders the office's work on a request since it was received. */
export function RequestTimeline({ item }: Pick<ItemPartProps, 'item'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useEvents(item)
  const events = load.data?.pages.flatMap((page) => page.events) ?? []
  const isFromVisitor = !load.hasNextPage && !events.some(({ kind }) => kind === 'taken')
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="mb-3 font-bold">
        <Trans>처리 기록</Trans>
      </h2>
      <LoadState load={load} skeleton={<div className="mt-6 skeleton h-32" />} failed={t`기록을 불러오지 못했습니다.`}>
        {() => (
          <ol className="mt-6 border-t border-line">
            {events.map((event) => (
              <Entry key={event._id} event={event} />
            ))}
            {isFromVisitor && (
              <li className="py-3 text-sm">
                <p>
                  <Trans>접수</Trans>
                </p>
                <p className="mt-1 text-muted">
                  <time dateTime={item.createdAt}>{dateText(item.createdAt, locale)}</time>
                </p>
              </li>
            )}
          </ol>
        )}
      </LoadState>
      <EarlierButton load={load} className="mt-3" />
    </section>
  )
}
