import type { Locale } from '#contract/locale.ts'
import { localeNames } from '#contract/locale-names.ts'
import { locales } from '#contract/locale.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { fieldClass, Labelled } from '../../content/field.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { dateText } from '../../console/date-text.ts'
import type { ListSearch } from '../../console/list/list-search.ts'
import { pageOf, sizeOf } from '../../console/list/list-search.ts'
import { ListBody } from '../../console/list/list-body.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import { type ConsoleItem, listRead, resourceOf } from '../../console/resources.ts'
import { ChangedWords, wordsOf } from '../../console/writing/changed-words.tsx'
import { textsOf } from '../../console/writing/texts.ts'
import type { ItemPartProps } from '../../console/module.ts'

const terms = resourceOf('terms')

function Panel({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className="mt-4 max-w-6xl rounded-card border border-line bg-surface px-4 py-1"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-11 content-center text-sm font-semibold">{title}</summary>
      {isOpen && <div className="space-y-4 py-4 text-sm">{children}</div>}
    </details>
  )
}

/** The texts of two editions that differ, in a language, word by word. */
function Differences({ before, after, language }: { before: ConsoleItem; after: ConsoleItem; language: Locale }) {
  const { i18n } = useLingui()
  const of = (item: ConsoleItem) => textsOf(terms.shapes.all, item).filter(({ locale }) => locale === language)
  const [was, is] = [of(before), of(after)]
  const places = [...new Map([...was, ...is].map((text) => [text.path, text])).values()]
  const different = places.flatMap(({ path, label, isRich }) => {
    const [old, now] = [was, is].map((texts) => wordsOf(texts.find((text) => text.path === path)?.text ?? '', isRich).trim())
    return old === undefined || now === undefined || old === now ? [] : [{ path, label, old, now }]
  })
  if (different.length === 0)
    return (
      <p className="text-muted">
        <Trans>글이 같습니다.</Trans>
      </p>
    )
  return different.map(({ path, label, old, now }) => (
    <section key={path} aria-label={i18n._(label)}>
      <h3 className="font-semibold">{i18n._(label)}</h3>
      <p className="mt-1 max-h-96 overflow-y-auto leading-relaxed wrap-anywhere" lang={language}>
        <ChangedWords before={old} after={now} />
      </p>
    </section>
  ))
}

/** Another edition of the same terms, and what this one has changed of it. */
function Compare({ item }: { item: ConsoleItem }) {
  const { t } = useLingui()
  const locale = useLocale()
  const id = useId()
  const query = { site: String(item['site']), code: String(item['code']), sort: '-effectiveAt', limit: 100 }
  const load = useQuery(listRead(terms, locale, query))
  const [chosen, setChosen] = useState<string>()
  const [language, setLanguage] = useState<Locale>('ko')
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-24" />}
      failed={t`목록을 불러오지 못했습니다.`}
      empty={t`견줄 다른 판이 없습니다.`}
      isEmpty={({ items }) => items.length < 2}
    >
      {({ items }) => {
        const others = items.filter(({ _id }) => _id !== item._id)
        // The one that was in force before it.
        const usual = others.find((other) => String(other['effectiveAt']) < String(item['effectiveAt'])) ?? others[0]
        const other = others.find(({ _id }) => _id === chosen) ?? usual
        if (other === undefined) return null
        return (
          <>
            <div className="flex max-w-2xl flex-wrap gap-4">
              <Labelled id={`${id}-edition`} label={t`견줄 판`}>
                <select
                  id={`${id}-edition`}
                  value={other._id}
                  className={fieldClass('text-sm')}
                  onChange={({ target }) => setChosen(target.value)}
                >
                  {others.map((each) => (
                    <option key={each._id} value={each._id}>
                      {String(each['edition'])} · {dateText(String(each['effectiveAt']), locale)}
                    </option>
                  ))}
                </select>
              </Labelled>
              <Labelled id={`${id}-language`} label={t`언어`}>
                <select
                  id={`${id}-language`}
                  value={language}
                  className={fieldClass('text-sm')}
                  onChange={({ target }) => setLanguage(locales.find((each) => each === target.value) ?? 'ko')}
                >
                  {locales.map((each) => (
                    <option key={each} value={each}>
                      {localeNames[each]}
                    </option>
                  ))}
                </select>
              </Labelled>
            </div>
            <p className="text-muted">
              <Trans>줄이 그어진 말은 그 판에만 있고, 굵은 말은 이 판에만 있습니다. 저장한 내용을 견줍니다.</Trans>
            </p>
            <Differences before={other} after={item} language={language} />
          </>
        )
      }}
    </LoadState>
  )
}

/** How many have agreed: for who writes terms. */
function Counts({ _id }: { _id: string }) {
  const { t } = useLingui()
  const load = useQuery(readOptions('GET /api/console/terms/{_id}/agreements/counts', useLocale(), { params: { _id } }))
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-11" />} failed={t`건수를 불러오지 못했습니다.`}>
      {({ counts: { agreed, takenBack, requests } }) => (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          <li>
            <Plural value={agreed} other="동의한 회원 #명" />
          </li>
          <li>
            <Plural value={takenBack} other="동의를 거둔 회원 #명" />
          </li>
          <li>
            <Plural value={requests} other="이 판에 동의하고 보낸 상담 #건" />
          </li>
        </ul>
      )}
    </LoadState>
  )
}

/** Who has agreed: for who may see members. */
function Members({ _id }: { _id: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [search, setSearch] = useState<ListSearch>({})
  const [page, limit] = [pageOf(search), sizeOf(search)]
  const query = { limit, skip: (page - 1) * limit }
  const load = useQuery({
    ...readOptions('GET /api/console/terms/{_id}/agreements', locale, { params: { _id }, query }),
    placeholderData: keepPreviousData,
  })
  return (
    <ListBody
      load={load}
      search={search}
      onSearch={setSearch}
      skeleton={<div className="skeleton h-48" />}
      empty={t`이 판에 동의한 회원이 없습니다.`}
    >
      {({ agreements }) => (
        <RecordTable label={t`동의한 회원`} headings={[t`회원`, t`동의`, t`동의한 때`, t`받은 때`, t`언어`]}>
          {agreements.map(({ _id: key, user, isAgreed, agreedAt, createdAt, locale: language }) => (
            <tr key={key}>
              <RecordCell>
                {user === null ? (
                  <Trans>지워진 계정</Trans>
                ) : (
                  <Link to="/$" params={{ _splat: `users/${user._id}` }} className="font-semibold underline underline-offset-4">
                    {user.name} ({user.username})
                  </Link>
                )}
              </RecordCell>
              <RecordCell isShort>{isAgreed ? t`동의` : t`거둠`}</RecordCell>
              <RecordCell isShort>{dateText(agreedAt, locale)}</RecordCell>
              <RecordCell isShort>{dateText(createdAt, locale)}</RecordCell>
              <RecordCell isShort>{localeNames[language]}</RecordCell>
            </tr>
          ))}
        </RecordTable>
      )}
    </ListBody>
  )
}

/** Renders the changes of an edition of terms, and who has agreed to it. */
export function TermExtras({ item }: ItemPartProps) {
  const { t } = useLingui()
  const mayLook = useSession()?.scopes.includes('console:members') === true
  return (
    <>
      <Panel title={t`다른 판과 견주기`}>
        <Compare item={item} />
      </Panel>
      <Panel title={t`동의한 분`}>
        <Counts _id={item._id} />
        {mayLook ? (
          <Members _id={item._id} />
        ) : (
          <p className="text-muted">
            <Trans>누가 동의했는지는 회원을 볼 수 있는 분에게만 보입니다.</Trans>
          </p>
        )}
      </Panel>
    </>
  )
}
