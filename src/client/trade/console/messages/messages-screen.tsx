import { localeNames } from '#contract/locale-names.ts'
import { textOf } from '#contract/title.ts'
import type { FairMessage } from '#contract/trade/fair-messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateText } from '../../../console/date-text.ts'
import { NotThere } from '../../../console/frame/not-there.tsx'
import { ListBody } from '../../../console/list/list-body.tsx'
import { type ListSearch, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { ApiFailure } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { FairScreen } from '../fair-screen.tsx'
import { MessageForm } from './message-form.tsx'
import { MessageLog } from './message-log.tsx'
import { messageStateNames } from './message-names.ts'
import { Counts, MessageStanding, useSegmentText } from './message-standing.tsx'

/** While a message is under way it is read again after so long, in ms. */
const askAgain = 5000
const isUnderWay = ({ state }: FairMessage) => state === 'sending'

interface Props {
  _fair: string
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** Renders the messages of a fair, the newest first. */
function MessageList({ _fair, search, onSearch }: Props) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const segmentText = useSegmentText()
  const [limit, page] = [sizeOf(search), pageOf(search)]
  const query = { limit, skip: (page - 1) * limit }
  const load = useQuery({
    ...readOptions('GET /api/console/fairs/{_id}/messages', locale, { params: { _id: _fair }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.messages.some(isUnderWay) === true ? askAgain : false),
  })
  return (
    <ListBody load={load} search={search} onSearch={onSearch} empty={t`아직 작성하신 메시지가 없습니다.`}>
      {({ messages }) => (
        <RecordTable
          label={t({ context: 'fair', message: '메시지' })}
          headings={[t`제목`, t`받는 사람`, t`상태`, t`보낼 때`, t`보낸 수`, t`없는 언어`]}
        >
          {messages.map((message) => {
            const { _id, subject, state, sendAt, missing } = message
            return (
              <tr key={_id}>
                <RecordCell>
                  <Link
                    to="/fairs/$fair/messages"
                    params={{ fair: _fair }}
                    search={{ message: _id }}
                    className="inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
                  >
                    {textOf(subject, locale)}
                  </Link>
                </RecordCell>
                <RecordCell>{segmentText(message)}</RecordCell>
                <RecordCell isShort>{i18n._(messageStateNames[state])}</RecordCell>
                <RecordCell isShort>{sendAt === null ? '–' : dateText(sendAt, locale)}</RecordCell>
                <RecordCell isShort>{state === 'draft' || state === 'scheduled' ? '–' : <Counts {...message} />}</RecordCell>
                <RecordCell isShort>{missing.map((language) => localeNames[language]).join(', ') || '–'}</RecordCell>
              </tr>
            )
          })}
        </RecordTable>
      )}
    </ListBody>
  )
}

/** Renders one message: the form of a draft, or how far it is and whom it went to. */
function OneMessage({ _fair, _message, search, onSearch }: Props & { _message: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const read = readOptions('GET /api/console/fairs/{_id}/messages/{_message}', locale, { params: { _id: _fair, _message } })
  const load = useQuery({
    ...read,
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data.message) ? askAgain : false),
  })
  if (load.error instanceof ApiFailure && [400, 404].includes(load.error.status)) return <NotThere />
  const take = (message: FairMessage) => void client.setQueryData(read.queryKey, { message })
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`메시지를 불러오지 못했습니다.`}>
      {({ message }) =>
        message.state === 'draft' ? (
          <MessageForm key={message._id} _fair={_fair} message={message} onChanged={take} onGone={() => onSearch({})} />
        ) : (
          <div className="max-w-5xl space-y-8">
            <MessageStanding _fair={_fair} message={message} onChanged={take} />
            {message.state !== 'scheduled' && (
              <MessageLog
                _fair={_fair}
                _message={_message}
                refetchInterval={isUnderWay(message) ? askAgain : false}
                search={search}
                onSearch={onSearch}
              />
            )}
          </div>
        )
      }
    </LoadState>
  )
}

/** `/console/fairs/{fair}/messages`: messages of the organiser to groups of participants. */
export function MessagesScreen({ _fair, search, onSearch }: Props) {
  const { t } = useLingui()
  const { view, message } = search
  const isList = view === undefined && message === undefined
  const title = view === 'new' ? t`새 메시지` : t({ context: 'fair', message: '메시지' })
  const action = isList ? (
    <Link to="/fairs/$fair/messages" params={{ fair: _fair }} search={{ view: 'new' }} className={buttonClass('primary')}>
      <Trans>새 메시지</Trans>
    </Link>
  ) : (
    <Link to="/fairs/$fair/messages" params={{ fair: _fair }} className={buttonClass('quiet')}>
      <Trans context="fair">메시지</Trans>
    </Link>
  )
  return (
    <FairScreen _id={_fair} title={title} actions={action}>
      {() =>
        view === 'new' ? (
          <MessageForm _fair={_fair} onChanged={({ _id }) => onSearch({ message: _id })} onGone={() => onSearch({})} />
        ) : message === undefined ? (
          <MessageList _fair={_fair} search={search} onSearch={onSearch} />
        ) : (
          <OneMessage key={message} _fair={_fair} _message={message} search={search} onSearch={onSearch} />
        )
      }
    </FairScreen>
  )
}
