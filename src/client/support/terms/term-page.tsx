import type { Answer } from '#contract/index.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { PageTop } from '../../content/page-top.tsx'
import { PageHead } from '../../data/page-head.tsx'
import { buttonClass } from '../../ui/button.ts'
import { koreanDay } from '../../ui/day.ts'
import { container } from '../../ui/container.ts'
import { LoadState, type Load } from '../../ui/load-state.tsx'

type TermAnswer = Answer<'GET /api/v1/terms/{code}'>

interface Props {
  load: Load<TermAnswer>
  /** Its name, while the text is on its way too. */
  title: string
}

/** One of the terms: the version in force, with its date. */
export function TermPage({ load, title }: Props) {
  const { t } = useLingui()
  const term = load.data?.term
  const edition = term?.edition ?? ''
  const day = term === undefined ? '' : koreanDay(term.effectiveAt)
  const isForeign = term?.fallback?.includes('content') === true
  return (
    <>
      <PageHead
        title={title}
        description={t`법무법인 이음새의 ${title} 전문입니다. 지금 시행하고 있는 판과 시행일을 함께 보여 드립니다.`}
      />
      <PageTop
        title={title}
        lead={
          term === undefined ? undefined : (
            <span className="text-base tabular-nums">
              <Trans>
                {edition}판 · {day}부터 시행
              </Trans>
            </span>
          )
        }
      />
      <div className={`${container} pb-[clamp(4rem,9vw,7rem)]`}>
        <LoadState
          load={load}
          skeleton={<div className="skeleton h-96 max-w-[46rem]" />}
          failed={t`내용을 불러오지 못했습니다.`}
          empty=""
          isEmpty={() => false}
        >
          {({ term: { content } }) => (
            <div className="max-w-[46rem]">
              {isForeign && (
                <p className="mb-8 border-l-2 border-accent py-1 pl-4 text-sm text-muted">
                  <Trans>이 글은 아직 번역되지 않아 한국어로 보여 드립니다.</Trans>
                </p>
              )}
              {/* Cleaned by the server when it was stored and when it was read (server/http/rich-text.ts). */}
              <div className="prose copyable" lang={isForeign ? 'ko' : undefined} dangerouslySetInnerHTML={{ __html: content }} />
              <button type="button" className={buttonClass('outline', 'needs-scripts no-print mt-10')} onClick={() => window.print()}>
                <Trans>인쇄</Trans>
              </button>
            </div>
          )}
        </LoadState>
      </div>
    </>
  )
}
