import type { programs } from '#contract/auction/programs.ts'
import { picturesInOrder } from '#contract/pictures-in-order.ts'
import type { ItemOf } from '#contract/resource.ts'
import { textOf } from '#contract/title.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LoadedScreen } from '../../../console/frame/loaded-screen.tsx'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { Won } from '../../../content/won.tsx'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { BackToSale } from '../back-to-sale.tsx'
import { DeskContext } from '../rostrum/desk.ts'
import { DeskView } from '../rostrum/desk-view.tsx'
import { useSaleWorks } from '../use-sale-works.ts'
import { advance, begin, enterBid, type Rehearsal, takeStep } from './rehearse.ts'
import { RehearsedLots } from './rehearsed-lots.tsx'
import { isOver, rostrumOf, type ShownWork } from './shown-lots.ts'

/** How many times faster than real time the clock of a rehearsal can go. */
const speeds = [1, 5, 30] as const
const second = 1000

type Program = ItemOf<typeof programs>

/** What a rehearsal has come to. */
function Result({ rehearsal: { lots } }: { rehearsal: Rehearsal }) {
  const all = Object.values(lots)
  const sold = all.filter(({ phase }) => phase === 'sold')
  const [count, passed] = [sold.length, all.length - sold.length]
  return (
    <p role="status" className="border-l-4 border-accent bg-wash px-5 py-4 font-semibold">
      <Trans>
        예행 연습이 끝났습니다. 낙찰 {count}점, 유찰 {passed}점, 낙찰가 합계{' '}
        <Won amount={sold.reduce((sum, { price }) => sum + (price ?? 0), 0)} />
      </Trans>
    </p>
  )
}

/** A rehearsal that runs, with what staff can do in it. */
function Running({ works, first, speed, onEnd }: { works: readonly ShownWork[]; first: Rehearsal; speed: number; onEnd: () => void }) {
  const { t } = useLingui()
  const [rehearsal, setRehearsal] = useState(first)
  const over = isOver(rehearsal)
  useEffect(() => {
    if (over) return undefined
    const timer = setInterval(() => setRehearsal((before) => advance(before, speed)), second)
    return () => clearInterval(timer)
  }, [over, speed])
  /** Goes on with a step that was taken, or says that it was not. */
  const go = (after: Rehearsal | undefined, onTaken?: () => void) => {
    if (after === undefined) {
      void alert(t`지금은 할 수 없습니다. 실제 경매에서도 거절됩니다.`)
      return
    }
    setRehearsal(after)
    onTaken?.()
  }
  const desk = {
    take: (_work: string, step: Parameters<typeof takeStep>[2]) => go(takeStep(rehearsal, _work, step)),
    bid: (_work: string, bid: Parameters<typeof enterBid>[2], onTaken: () => void) => go(enterBid(rehearsal, _work, bid), onTaken),
    isPending: false,
  }
  const isInHall = Object.values(rehearsal.lots).some(({ terms }) => terms.byHammer === true)
  return (
    <>
      {over && <Result rehearsal={rehearsal} />}
      {isInHall ? (
        <DeskContext value={desk}>
          <DeskView rostrum={rostrumOf(rehearsal, works)} />
        </DeskContext>
      ) : (
        <RehearsedLots rehearsal={rehearsal} works={works} onChange={setRehearsal} />
      )}
      <button type="button" className={buttonClass('outline')} onClick={onEnd}>
        <Trans>예행 연습 끝내기</Trans>
      </button>
    </>
  )
}

/** Chooses how fast the clock goes, and begins. */
function Rehearsing({ program, works }: { program: Program; works: readonly ShownWork[] }) {
  const { t } = useLingui()
  const [speed, setSpeed] = useState<number>(program.closing === 'hammer' ? speeds[0] : speeds[1])
  const [first, setFirst] = useState<Rehearsal>()
  if (works.length === 0)
    return (
      <p>
        <Trans>이 경매에 작품이 없습니다.</Trans>
      </p>
    )
  if (first !== undefined) return <Running works={works} first={first} speed={speed} onEnd={() => setFirst(undefined)} />
  return (
    <div className="max-w-md space-y-4">
      <Labelled id="rehearsal-speed" label={t`시계의 빠르기`}>
        <select
          id="rehearsal-speed"
          className={fieldClass('mt-1.5')}
          value={speed}
          onChange={({ target }) => setSpeed(Number(target.value))}
        >
          {speeds.map((times) => (
            <option key={times} value={times}>
              {t`${times}배`}
            </option>
          ))}
        </select>
      </Labelled>
      <button
        type="button"
        className={buttonClass('primary')}
        onClick={() => {
          const { increments, closing, secondsApart } = program
          setFirst(begin({ works, increments, closing, secondsApart }, Date.now(), 1 + Math.floor(Math.random() * 1_000_000)))
        }}
      >
        <Trans>예행 연습 시작</Trans>
      </button>
    </div>
  )
}

/** `/console/auction/programs/{_id}/rehearsal`: a sale tried with robots and a clock of its own, in this window alone. */
export function RehearsalScreen({ _program }: { _program: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const name = 'GET /api/console/auction/programs/{_id}'
  const sale = useQuery(readOptions(name, locale, { params: { _id: _program } }))
  const load = useSaleWorks(_program)
  return (
    <LoadedScreen title={t`예행 연습`} load={load} failed={t`작품을 불러오지 못했습니다.`}>
      {(items) => (
        <div className="space-y-8">
          <BackToSale _program={_program} />
          <p className="max-w-4xl border-l-4 border-accent bg-wash px-5 py-4">
            <Trans>
              로봇 스무 명이 이 경매의 작품에 응찰합니다. 모두 이 창 안에서만 일어나고, 아무것도 저장되지 않으며, 누구에게도 보이거나
              알려지지 않습니다. 이 창을 닫으면 사라집니다.
            </Trans>
          </p>
          {sale.data !== undefined && (
            <Rehearsing
              program={sale.data.program}
              works={items.map(({ title, ...work }) => ({
                ...work,
                title: textOf(title, locale),
                image: picturesInOrder(work)[0] ?? null,
              }))}
            />
          )}
        </div>
      )}
    </LoadedScreen>
  )
}
