import type { Agreement } from '#contract/account/consents.ts'
import { joinConsents } from '#contract/account/join-consents.ts'
import type { Answer } from '#contract/api.ts'
import { type SiteName, siteNames } from '#contract/sites.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { TermText } from './term-text.tsx'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { useLocale } from '../data/use-locale.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { koreanDay } from '../ui/day.ts'
import { Dialog, opens } from '../ui/deferred/dialog.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { useJoinTerms } from './join-terms.ts'
import { consentsRead } from './queries.ts'

type Consent = Answer<'GET /api/v1/me/consents'>['consents'][number]

interface Props {
  term: ReturnType<typeof useJoinTerms>[number]
  site: SiteName
  code: Agreement['code']
  isRequired: boolean
  /** The newest of this term. */
  last: Consent | undefined
}

/** One term: how it stands with it, its text in force, and what can be done. */
function ConsentRow({ term, site, code, isRequired, last }: Props) {
  const { t } = useLingui()
  const { mutate, isPending } = useApiMutation('POST /api/v1/me/consents')
  const isAgreed = last?.isAgreed === true
  const isOutdated = isAgreed && term?.edition != null && last.version !== term.edition
  const subject = term?.subject ?? ''
  const change = (agreed: boolean) => {
    if (term?.edition == null) return
    const body = { site, code, version: term.edition, agreedAt: new Date().toISOString(), isAgreed: agreed }
    mutate({ body }, { onError: ({ message }) => alert(message) })
  }
  const day = last === undefined ? '' : koreanDay(last.agreedAt)
  const version = last?.version ?? ''
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5">
      <div className="min-w-0">
        <p className="font-semibold">{isRequired ? <Trans>(필수) {subject}</Trans> : <Trans>(선택) {subject}</Trans>}</p>
        <p className="text-sm text-muted tabular-nums">
          {last === undefined ? (
            <Trans>동의하지 않으셨습니다.</Trans>
          ) : isAgreed ? (
            <Trans>
              {day}에 {version}판에 동의하셨습니다.
            </Trans>
          ) : (
            <Trans>{day}에 동의를 거두셨습니다.</Trans>
          )}
          {isOutdated && (
            <>
              {' '}
              <strong className="text-ink">
                <Trans>그 뒤에 내용이 바뀌었습니다.</Trans>
              </strong>
            </>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-x-2">
        <button {...opens(`my-${code}-text`)} aria-label={t`${subject} 내용 보기`} className={buttonClass('quiet')}>
          <Trans>내용 보기</Trans>
        </button>
        {(!isAgreed || isOutdated) && (
          <button
            type="button"
            className={buttonClass('outline')}
            aria-disabled={isPending}
            aria-label={t`동의하기: ${subject}`}
            onClick={() => change(true)}
          >
            <Trans>동의하기</Trans>
          </button>
        )}
        {isAgreed && !isRequired && (
          <button
            type="button"
            className={buttonClass('outline')}
            aria-disabled={isPending}
            aria-label={t`동의 거두기: ${subject}`}
            onClick={() => change(false)}
          >
            <Trans>동의 거두기</Trans>
          </button>
        )}
      </div>
      <Dialog id={`my-${code}-text`} title={subject}>
        {term !== undefined && <TermText term={term} />}
      </Dialog>
    </li>
  )
}

type Consents = Answer<'GET /api/v1/me/consents'>

interface ListProps {
  site: SiteName
  consents: Consents['consents']
  isShown: (term: (typeof joinConsents)[number], last: Consent | undefined) => boolean
}

/** The terms of a site. */
function ConsentRows({ site, consents, isShown }: ListProps) {
  const terms = useJoinTerms(site)
  return joinConsents.map((term, index) => {
    // The newest stand first.
    const last = consents.find((consent) => consent.site === site && consent.code === term.code)
    if (!isShown(term, last)) return null
    return <ConsentRow key={term.code} {...term} term={terms[index]} site={site} last={last} />
  })
}

/** Renders consents to the terms of one’s site with date and edition. Changed terms can be agreed to again, optional consents withdrawn. */
export function MyConsents({ only }: { only?: readonly Agreement['code'][] }) {
  const { t } = useLingui()
  const load = useQuery(consentsRead(useLocale()))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-48" />}
      failed={t`동의하신 내용을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
    >
      {({ consents, site }) => {
        const others = siteNames.filter((name) => name !== site && only === undefined && consents.some((each) => each.site === name))
        return (
          <ul className="border-b border-line">
            <ConsentRows site={site} consents={consents} isShown={({ code }) => only?.includes(code) ?? true} />
            {/* What was agreed to at the other site, before one was a member of this one, can be taken back. */}
            {others.map((name) => (
              <ConsentRows
                key={name}
                site={name}
                consents={consents}
                isShown={({ isRequired }, last) => !isRequired && last?.isAgreed === true}
              />
            ))}
          </ul>
        )
      }}
    </LoadState>
  )
}
