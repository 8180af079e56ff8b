import { recipientStates } from '#contract/trade/fair-messages.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateText } from '../../../console/date-text.ts'
import { ChoiceFilter } from '../../../console/list/choice-filter.tsx'
import { ListBody } from '../../../console/list/list-body.tsx'
import { type ListSearch, narrowed, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { NameSearch } from '../name-search.tsx'
import { recipientStateNames, skipReasonNames } from './message-names.ts'

interface Props {
  _fair: string
  _message: string
  /** While it is under way the list is read again after so long, in ms. */
  refetchInterval: number | false
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

/** Renders whom a message went to, and what became of each mail. */
export function MessageLog({ _fair, _message, refetchInterval, search, onSearch }: Props) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const [limit, page, q] = [sizeOf(search), pageOf(search), search['q'] ?? '']
  const state = recipientStates.find((each) => each === search['state'])
  const query = { limit, skip: (page - 1) * limit, ...(state === undefined ? {} : { state }), ...(q === '' ? {} : { q }) }
  const load = useQuery({
    ...readOptions('GET /api/console/fairs/{_id}/messages/{_message}/recipients', locale, { params: { _id: _fair, _message }, query }),
    placeholderData: keepPreviousData,
    refetchInterval,
  })
  return (
    <section aria-labelledby="message-log" className="space-y-4">
      <h2 id="message-log" className="font-bold">
        <Trans>받은 사람</Trans>
      </h2>
      <div className="flex flex-wrap items-end gap-4">
        <NameSearch q={q} onSearch={(words) => onSearch(narrowed(search, { q: words }))} />
        <ChoiceFilter
          label={t`상태`}
          value={state ?? ''}
          options={recipientStates.map((each) => [each, i18n._(recipientStateNames[each])])}
          counts={load.data?.counts}
          onChoose={(value) => onSearch(narrowed(search, { state: value }))}
        />
      </div>
      <ListBody load={load} search={search} onSearch={onSearch} empty={t`해당하는 사람이 없습니다.`}>
        {({ recipients }) => (
          <RecordTable label={t`받은 사람`} headings={[t`참가 기업`, t`담당자`, t`이메일`, t`상태`, t`때`]}>
            {recipients.map(({ _participant, name, person, email, state: own, reason, at }) => (
              <tr key={`${_participant} ${email}`}>
                <RecordCell>
                  {_participant === null ? (
                    name
                  ) : (
                    <Link
                      to="/$"
                      params={{ _splat: `fairs/participants/${_participant}` }}
                      className="inline-flex min-h-9 items-center font-semibold underline-offset-4 hover:underline pointer-coarse:min-h-11"
                    >
                      {name}
                    </Link>
                  )}
                </RecordCell>
                <RecordCell>{person}</RecordCell>
                <RecordCell>{email}</RecordCell>
                <RecordCell>
                  {i18n._(recipientStateNames[own])}
                  {reason !== null && <span className="block text-muted">{i18n._(skipReasonNames[reason])}</span>}
                </RecordCell>
                <RecordCell isShort>{at === null ? '–' : dateText(at, locale)}</RecordCell>
              </tr>
            ))}
          </RecordTable>
        )}
      </ListBody>
    </section>
  )
}
