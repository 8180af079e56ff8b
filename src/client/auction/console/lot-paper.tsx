import type { Evidence, EvidenceEntry } from '#contract/auction/evidence.ts'
import { logKind, refusal as refusalField } from '#contract/auction/lot-log.ts'
import { works } from '#contract/auction/works.ts'
import { fieldInfo } from '#contract/field.ts'
import { textOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Won } from '../../content/won.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { exactText } from './exact-text.ts'
import { Paper, paperAmount, paperCell, PaperFacts, PaperTable } from './paper.tsx'
import { phaseNames } from './phase-names.ts'

const kinds = fieldInfo.get(logKind)?.choices ?? {}
const refusals = fieldInfo.get(refusalField)?.choices ?? {}

type Said = { reason?: string; fields?: (keyof typeof works.fields)[]; refusal?: { code: string; maximum?: number } }

/** What an entry says beside, in a word: written by the server alone. */
const saidIn = ({ details }: EvidenceEntry) => JSON.parse(details) as Said

interface Props {
  evidence: Evidence
}

function Facts({ evidence: { about, entries } }: Props) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { lot, work, program, bidders, madeAt } = about
  const leader = bidders.find(({ paddle }) => paddle === lot.leader)
  const facts = [
    [t`경매 프로그램`, textOf(program.now.title, locale)],
    [t`작품`, `${work.now.lot} ${textOf(work.now.title, locale)}`],
    [t`상태`, i18n._(phaseNames[lot.phase])],
    [t`현재가`, lot.price === null ? t`응찰 없음` : <Won key="price" amount={lot.price} />],
    [t`앞선 패들`, lot.leader === null ? '–' : `${lot.leader} ${leader?.name ?? ''}`],
    [t`마감`, exactText(lot.endsAt)],
    [t`기록(건)`, entries.length.toLocaleString('en')],
    [t`마지막 해시(SHA-256)`, lot.lastHash],
    [t`만든 시각(한국 시간)`, exactText(madeAt)],
  ] as const
  return <PaperFacts facts={facts} className="mt-4" />
}

function Rows({ evidence: { about, entries } }: Props) {
  const { t, i18n } = useLingui()
  const names = new Map(about.bidders.map(({ paddle, name }) => [paddle, name]))
  const staff = new Map(about.staff.map(({ number, name }) => [number, name]))
  const headings = [t`번호`, t`시각(한국)`, t`한 일`, t`패들`, t`최고 응찰가`, t`현재가`, t`앞선 패들`, t`사유와 담당자`]
  return (
    <PaperTable label={t`경매 응찰 기록`} headings={headings} className="mt-6">
      {entries.map((entry) => {
        const { number, at, kind, paddle, maximum, price, leader, hash } = entry
        const { reason, refusal, fields = [] } = saidIn(entry)
        const changed = fields.map((field) => i18n._(fieldInfo.get(works.fields[field])?.label ?? field))
        const amount = maximum ?? refusal?.maximum ?? null
        const why = [refusal === undefined ? reason : i18n._(refusals[refusal.code] ?? refusal.code), ...changed, staff.get(number)]
        return (
          <tbody key={number} className="break-inside-avoid border-b border-line">
            <tr>
              <td className={paperCell}>{number}</td>
              <td className={paperCell}>{exactText(at)}</td>
              <td className={paperCell}>{i18n._(kinds[kind] ?? kind)}</td>
              <td className={paperCell}>{paddle !== null && `${paddle} ${names.get(paddle) ?? ''}`}</td>
              <td className={paperAmount}>{amount !== null && <Won amount={amount} />}</td>
              <td className={paperAmount}>{price !== null && <Won amount={price} />}</td>
              <td className={paperCell}>{leader}</td>
              <td className={`${paperCell} wrap-anywhere`}>{why.filter((word) => word !== undefined).join(' · ')}</td>
            </tr>
            <tr>
              <td colSpan={headings.length} className="pb-1 text-muted wrap-anywhere">
                {hash}
              </td>
            </tr>
          </tbody>
        )
      })}
    </PaperTable>
  )
}

/** Renders the log of a lot on paper for a court: the browser prints it, or stores it as a PDF file. */
export function LotPaper({ evidence }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-labelledby="lot-paper" className="space-y-4">
      <h3 ref={heading} id="lot-paper" tabIndex={-1} className="font-bold outline-none">
        <Trans>법원에 낼 서류</Trans>
      </h3>
      <Paper>
        <h4 className="text-2xl font-bold">
          <Trans>경매 응찰 기록</Trans>
        </h4>
        <Facts evidence={evidence} />
        <p className="mt-4 text-sm">
          <Trans>
            각 기록의 둘째 줄은 그 기록의 모든 내용과 바로 앞 기록의 해시로 계산한 SHA-256 해시입니다. 한 글자라도 바뀌면 그 기록부터 해시가
            맞지 않습니다. 함께 내는 JSON 파일에 계산 방법이 있고, 명령 check-lot이 데이터베이스나 통신망 없이 전체를 다시 계산합니다.
          </Trans>
        </p>
        <Rows evidence={evidence} />
      </Paper>
    </section>
  )
}
