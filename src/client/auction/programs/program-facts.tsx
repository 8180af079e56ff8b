import { usualIncrements } from '#contract/auction/steps.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FactRow } from '../../content/fact-row.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { RichText } from '../../content/rich-text.tsx'
import { TitledSection } from '../../content/titled-section.tsx'
import { Won } from '../../content/won.tsx'
import { useMoment } from '../moment.ts'
import type { Program } from '../queries.ts'
import { StepTable } from './step-table.tsx'

/** When and where a sale is held. */
function TimesAndPlace({
  program: { previewFrom, previewTo, opensAt, closesAt, secondsApart, closing, lastEndsAt, venue, hall },
}: {
  program: Program
}) {
  const { t } = useLingui()
  const moment = useMoment()
  const minutesApart = secondsApart / 60
  const span = (from: string, to: string) => `${moment(from)} ~ ${moment(to)}`
  const preview = [previewFrom, previewTo].filter((at) => at !== null)
  const [first = '', last] = preview
  return (
    <TitledSection id="times" title={t`일정과 장소`}>
      <dl className="border-b border-line tabular-nums">
        {preview.length > 0 && <FactRow name={t`전시`}>{last === undefined ? moment(first) : span(first, last)}</FactRow>}
        <FactRow name={t`응찰`}>{span(opensAt, closesAt)}</FactRow>
        {closing === 'hammer' && (
          <FactRow name={t`호가`}>
            {moment(closesAt)}
            <span className="mt-1 block text-sm text-muted">
              <Trans>
                경매장에서 경매사가 작품 번호 순서로 한 점씩 진행합니다. 온라인으로도 미리, 그리고 진행 중에 응찰하실 수 있습니다.
              </Trans>
            </span>
          </FactRow>
        )}
        {closing === 'timed' && (
          <FactRow name={t`마감`}>
            {lastEndsAt === null ? moment(closesAt) : span(closesAt, lastEndsAt)}
            <span className="mt-1 block text-sm text-muted">
              {Number.isInteger(minutesApart) ? (
                <Trans>작품 번호 순서로 {minutesApart}분마다 한 점씩 마감합니다.</Trans>
              ) : (
                <Trans>작품 번호 순서로 {secondsApart}초마다 한 점씩 마감합니다.</Trans>
              )}{' '}
              <Trans>마감 직전에 응찰이 있으면 그 작품의 마감이 늦춰집니다.</Trans>
            </span>
          </FactRow>
        )}
        <FactRow name={t`장소`}>
          {venue}
          <PageLink
            to="/auction/halls/$hall"
            params={{ hall }}
            className="flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            <Trans>이 경매장의 경매 보기</Trans>
          </PageLink>
        </FactRow>
      </dl>
      <p className="text-sm text-muted">
        <Trans>시간은 모두 한국 시간(UTC+9)입니다.</Trans>
      </p>
    </TitledSection>
  )
}

/** What a bid adds at least, and what a buyer pays on top. */
function Conditions({ program: { increments, premium } }: { program: Program }) {
  const { t } = useLingui()
  return (
    <TitledSection id="conditions" title={t`응찰 조건`}>
      <StepTable
        caption={t`호가 단위`}
        heads={[t`현재가`, t`다음 응찰까지`]}
        steps={increments.length === 0 ? usualIncrements : increments}
        render={({ step }) => (
          <Trans>
            <Won amount={step} />씩
          </Trans>
        )}
      />
      <StepTable
        caption={t`구매 수수료`}
        heads={[t`낙찰가 가운데`, t`수수료율`]}
        steps={premium}
        render={({ percent }) => <Trans>{percent}%(부가세 별도)</Trans>}
      />
      <p className="text-sm text-muted">
        <Trans>낙찰가를 구간으로 나누어 구간마다 그 수수료율을 적용합니다. 수수료에는 부가가치세가 더해집니다.</Trans>
      </p>
    </TitledSection>
  )
}

/** Facts of a sale, below its catalogue. */
export function ProgramFacts({ program }: { program: Program }) {
  const { t } = useLingui()
  const { intro, terms, fallback } = program
  const isForeign = (field: string) => fallback?.includes(field) === true
  return (
    <div className="mt-16">
      <TitledSection id="intro" title={t`경매 소개`}>
        <RichText html={intro} isForeign={isForeign('intro')} />
      </TitledSection>
      <TimesAndPlace program={program} />
      <Conditions program={program} />
      <TitledSection id="terms" title={t`경매 약관`}>
        <p className="whitespace-pre-line" lang={isForeign('terms') ? 'ko' : undefined}>
          {terms}
        </p>
      </TitledSection>
    </div>
  )
}
