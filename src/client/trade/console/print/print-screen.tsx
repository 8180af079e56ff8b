import type { FairBoard } from '#contract/trade/fair-board.ts'
import { layoutOf } from '#contract/trade/hall.ts'
import { textOf } from '#contract/title.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { HallMap } from '../../../content/hall-map.tsx'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { printPart } from '../../../ui/deferred/print-part.ts'
import { type ListSearch, narrowed } from '../../../console/list/list-search.ts'
import { dayName } from '../clock.ts'
import { timeIn } from '../../../content/zoned-time.ts'
import { DayChoice } from '../day-choice.tsx'
import { FairScreen } from '../fair-screen.tsx'
import { useMatchingNames } from '../names.ts'
import { useLandmarkNames } from '../plan/hall-part.tsx'
import { boardRead, type Fair } from '../reads.ts'
import { agendasOf, type Line, type Paper, signsOf } from './papers.ts'

const kinds = ['seller', 'buyer', 'signs', 'map'] as const
type Kind = (typeof kinds)[number]

interface Props {
  _fair: string
  search: ListSearch
  onSearch: (search: ListSearch) => void
}
interface SheetProps {
  fair: Fair
  board: FairBoard
}

/** Each on a page of its own. */
const sheet = 'border-b border-line py-8 break-after-page last:border-0 last:break-after-auto print:border-0 print:py-0'

function Lines({ lines, timeZone, show }: { lines: readonly Line[]; timeZone: string; show: 'seller' | 'buyer' | 'both' }) {
  const { methodName } = useMatchingNames()
  const place = ({ method, tableNumber }: Line) => (method === 'ONLINE' ? methodName(method) : String(tableNumber ?? '–'))
  return (
    <table className="mt-4 w-full border-collapse text-left text-base">
      <thead>
        <tr className="border-b-2 border-ink">
          <th scope="col" className="py-2 pr-4 font-semibold">
            <Trans>시간</Trans>
          </th>
          {show !== 'seller' && (
            <th scope="col" className="py-2 pr-4 font-semibold">
              <Trans>바이어</Trans>
            </th>
          )}
          {show !== 'buyer' && (
            <th scope="col" className="py-2 pr-4 font-semibold">
              <Trans>판매 기업</Trans>
            </th>
          )}
          {show !== 'both' && (
            <th scope="col" className="py-2 font-semibold">
              <Trans>테이블</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.startsAt} ${line.buyer} ${line.seller}`} className="break-inside-avoid border-b border-line">
            <td className="py-2 pr-4 whitespace-nowrap tabular-nums">
              {timeIn(line.startsAt, timeZone)}–{timeIn(line.endsAt, timeZone)}
            </td>
            {show !== 'seller' && <td className="py-2 pr-4 wrap-anywhere">{line.buyer}</td>}
            {show !== 'buyer' && <td className="py-2 pr-4 wrap-anywhere">{line.seller}</td>}
            {show !== 'both' && <td className="py-2 whitespace-nowrap">{place(line)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What stands at the head of each sheet. */
function Head({ fair, board, children }: SheetProps & { children: string }) {
  const locale = useLocale()
  return (
    <header>
      <p className="text-sm text-muted">
        {textOf(fair.title, locale)} · {textOf(fair.venue, locale)}
      </p>
      <h2 className="mt-1 text-2xl font-bold wrap-anywhere">{children}</h2>
      <p className="mt-1 text-base">{dayName(board.day, locale)}</p>
    </header>
  )
}

function Agendas({ fair, board, papers, side }: SheetProps & { papers: readonly Paper[]; side: 'seller' | 'buyer' }) {
  return papers.map(({ key, name, lines }) => (
    <section key={key} className={sheet} aria-label={name}>
      <Head fair={fair} board={board}>
        {name}
      </Head>
      <Lines lines={lines} timeZone={board.timeZone} show={side === 'seller' ? 'buyer' : 'seller'} />
    </section>
  ))
}

function Signs({ fair, board, papers }: SheetProps & { papers: readonly Paper[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  return papers.map(({ key, name, lines }) => (
    <section key={key} className={`${sheet} text-center`} aria-label={t`테이블 ${name}`}>
      <p className="text-lg">{textOf(fair.title, locale)}</p>
      <p className="my-6 text-[10rem] leading-none font-bold tabular-nums">{name}</p>
      <p className="text-base">{dayName(board.day, locale)}</p>
      {lines.length > 0 && <Lines lines={lines} timeZone={board.timeZone} show="both" />}
    </section>
  ))
}

/** The tables with who sits there on the day: as they stand in the hall, or by their numbers where nobody has said that. */
function TableMap({ fair, board, papers }: SheetProps & { papers: readonly Paper[] }) {
  const { t } = useLingui()
  const locale = useLocale()
  const landmarkNames = useLandmarkNames()
  const sellersAt = ({ lines }: Paper) =>
    [...new Set(lines.map(({ seller }) => seller))].toSorted((a, b) => a.localeCompare(b, locale)).join(', ')
  const { hall } = fair
  const inTable = (table: number) => {
    const paper = papers.find(({ key }) => key === String(table))
    return paper && <span className="line-clamp-3 text-left wrap-anywhere">{sellersAt(paper)}</span>
  }
  return (
    <section className="py-8 print:py-0" aria-label={t`테이블 배치도`}>
      <Head fair={fair} board={board}>
        {t`테이블 번호`}
      </Head>
      {hall === null ? (
        <ol className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
          {papers.map((paper) => (
            <li key={paper.key} className="min-h-20 break-inside-avoid rounded-control border border-ink p-2 text-xs">
              <strong className="text-lg tabular-nums">{paper.name}</strong>
              <span className="line-clamp-3 wrap-anywhere">{sellersAt(paper)}</span>
            </li>
          ))}
        </ol>
      ) : (
        <div className="mt-6">
          <HallMap layout={layoutOf(hall, papers.length)} names={landmarkNames} inTable={inTable} least="0" />
        </div>
      )}
    </section>
  )
}

function Sheets({ fair, board, kind }: SheetProps & { kind: Kind }) {
  const { t } = useLingui()
  const part = useRef<HTMLDivElement>(null)
  const papers = kind === 'seller' || kind === 'buyer' ? agendasOf(board, kind) : signsOf(board)
  if (papers.length === 0) return <p className="py-8 text-muted">{t`이 날에는 확정된 상담이 없습니다.`}</p>
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-4">
        <button type="button" className={buttonClass('primary')} onClick={() => part.current !== null && printPart(part.current)}>
          <Trans>인쇄</Trans>
        </button>
        <p className="text-sm text-muted">
          {kind === 'map' ? <Trans>A4 한 장부터</Trans> : <Plural value={papers.length} other="A4 #장부터" />}
        </p>
      </div>
      <div ref={part} className="max-w-3xl bg-surface px-6 print:max-w-none print:px-0">
        {(kind === 'seller' || kind === 'buyer') && <Agendas fair={fair} board={board} papers={papers} side={kind} />}
        {kind === 'signs' && <Signs fair={fair} board={board} papers={papers} />}
        {kind === 'map' && <TableMap fair={fair} board={board} papers={papers} />}
      </div>
    </>
  )
}

/** `/console/fairs/{fair}/print`: agendas, table signs and the numbers of tables, by the browser's own printing. */
export function PrintScreen({ _fair, search, onSearch }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const kind = kinds.find((each) => each === search['kind']) ?? 'seller'
  const load = useQuery(boardRead(locale, _fair, { day: search['day'] }))
  const names: Readonly<Record<Kind, string>> = {
    seller: t`판매 기업의 일정표`,
    buyer: t`바이어의 일정표`,
    signs: t`테이블 표지`,
    map: t`테이블 배치도`,
  }
  return (
    <FairScreen _id={_fair} title={t`인쇄`}>
      {(fair) => (
        <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`상담 보드를 불러오지 못했습니다.`}>
          {(board) => (
            <>
              <div className="mb-4 flex flex-wrap gap-4">
                <Labelled id="print-kind" label={t`무엇을`}>
                  <select
                    id="print-kind"
                    value={kind}
                    className={fieldClass('mt-1.5 text-sm')}
                    onChange={({ target }) => onSearch(narrowed(search, { kind: target.value }))}
                  >
                    {kinds.map((each) => (
                      <option key={each} value={each}>
                        {names[each]}
                      </option>
                    ))}
                  </select>
                </Labelled>
                <DayChoice id="print-day" board={board} onChoose={(day) => onSearch(narrowed(search, { day }))} />
              </div>
              {board.total > board.rows.length && (
                <p className="mb-4 font-semibold text-danger">
                  <Trans>판매 기업이 많아 앞의 {board.rows.length}곳만 인쇄됩니다.</Trans>
                </p>
              )}
              <Sheets fair={fair} board={board} kind={kind} />
            </>
          )}
        </LoadState>
      )}
    </FairScreen>
  )
}
