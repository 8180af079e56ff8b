import type { Params } from '#contract/api.ts'
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
        {({ term: { content, fallback } }) => (
          <div className="max-w-[46rem]">
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
