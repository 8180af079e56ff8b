import type { Answer, Params } from '#contract/api.ts'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { Page } from '../../content/page.tsx'
import { RichText } from '../../content/rich-text.tsx'
import { Firm, useSite } from '../../data/firm.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { koreanDay } from '../../ui/day.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { termInForce } from './term-in-force.ts'

type Edition = NonNullable<Answer<'GET /api/v1/terms/{code}'>['next']>

/** The edition that comes into force next, for who wants to read it before. */
function NextEdition({ edition, effectiveAt, content, fallback }: Edition) {
  const day = koreanDay(effectiveAt)
  return (
    <section className="mb-8 rounded-card border border-line bg-surface p-5">
      <p className="font-bold">
        <Trans>{day}부터 새 판이 시행됩니다.</Trans>
      </p>
      <p className="mt-1 text-sm text-muted">
        <Trans>그 전까지는 아래에 있는 지금 판이 쓰입니다.</Trans>
      </p>
      <details className="mt-3">
        <summary className="min-h-11 content-center font-semibold">
          <Trans>새 판({edition}) 읽기</Trans>
        </summary>
        <RichText html={content} isForeign={fallback?.includes('content') === true} className="copyable mt-4" />
      </details>
    </section>
  )
}

interface Props {
  code: Params<'GET /api/v1/terms/{code}'>['code']
  /** Its name, while the text is on its way too. */
  title: MessageDescriptor
  eyebrow?: ReactNode
}

/** One of the terms of the site: the version in force, with its date. */
export function TermPage({ code, title: descriptor, eyebrow }: Props) {
  const { i18n, t } = useLingui()
  const load = useQuery(termInForce(useLocale(), code, useSite()))
  const title = i18n._(descriptor)
  const { name } = use(Firm)
  const term = load.data?.term
  const edition = term?.edition ?? ''
  const day = term === undefined ? '' : koreanDay(term.effectiveAt)
  return (
    <Page
      title={title}
      eyebrow={eyebrow}
      description={t`${name}의 ${title} 전문입니다. 지금 시행하고 있는 판과 시행일을 함께 보여 드립니다.`}
      lead={
        term === undefined ? undefined : (
          <span className="text-base tabular-nums">
            <Trans>
              {edition}판 · {day}부터 시행
            </Trans>
          </span>
        )
      }
    >
      <LoadState load={load} skeleton={<div className="skeleton h-96 max-w-[46rem]" />} failed={t`내용을 불러오지 못했습니다.`}>
        {({ term: { content, fallback }, next }) => (
          <div className="max-w-[46rem]">
            {/* Devices may still have an answer without it. */}
            {next != null && <NextEdition {...next} />}
            <RichText html={content} isForeign={fallback?.includes('content') === true} className="copyable" />
            <button type="button" className={buttonClass('outline', 'needs-scripts no-print mt-10')} onClick={() => window.print()}>
              <Trans>인쇄</Trans>
            </button>
          </div>
        )}
      </LoadState>
    </Page>
  )
}
