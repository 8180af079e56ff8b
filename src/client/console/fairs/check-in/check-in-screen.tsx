import type { ExpectedParticipant } from '#contract/trade/check-ins.ts'
import { showEntryCode } from '#contract/trade/entry-code.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { usePress } from '../../../data/use-press.ts'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { RecordCell, RecordTable } from '../../list/record-table.tsx'
import { timeIn } from '../clock.ts'
import { FairScreen } from '../fair-screen.tsx'
import { roleNames } from '../names.ts'
import { type CheckIns, useCheckIns } from './use-check-ins.ts'

/** The reader of codes is a megabyte: it comes when the camera is asked for. */
const Scanner = lazy(() => import('./scanner.tsx'))

/** So many rows are shown: of more one types a part of the name. */
const mostShown = 60

interface Props {
  desk: CheckIns
  timeZone: string
}

/** What became of the last one, to be read from afar. */
function LastOne({ desk: { outcome }, timeZone }: Props) {
  const { i18n } = useLingui()
  const name = outcome?.participant?.name ?? ''
  const time = outcome === undefined ? '' : timeIn(outcome.at, timeZone)
  const isGood = outcome?.kind === 'arrived'
  const look =
    outcome === undefined ? 'border-line' : isGood ? 'border-success' : outcome.kind === 'again' ? 'border-warning' : 'border-danger'
  return (
    <div role="status" className={`min-h-28 rounded-card border-4 p-4 ${look}`}>
      {outcome === undefined && (
        <p className="text-sm text-muted">
          <Trans>코드를 읽으면 여기에 누구인지 보입니다.</Trans>
        </p>
      )}
      {outcome?.participant !== undefined && (
        <p className="text-2xl font-bold wrap-anywhere">
          {name} <span className="text-base font-normal">{i18n._(roleNames[outcome.participant.role])}</span>
        </p>
      )}
      {isGood && (
        <p className="mt-1 font-semibold">
          <span aria-hidden="true">✓ </span>
          <Trans>{time} 입장을 확인했습니다.</Trans>
        </p>
      )}
      {outcome?.kind === 'again' && (
        <p className="mt-1 font-semibold">
          <span aria-hidden="true">! </span>
          <Trans>오늘 {time}에 이미 입장했습니다.</Trans>
        </p>
      )}
      {outcome?.kind === 'unknown' && (
        <p className="font-semibold">
          <span aria-hidden="true">✕ </span>
          <Trans>이 상담회의 코드가 아닙니다. 이름으로 찾아 주십시오.</Trans>
        </p>
      )}
      {outcome?.kind === 'refused' && (
        <p className="mt-1 font-semibold">
          <span aria-hidden="true">✕ </span>
          <Trans>서버가 받지 않았습니다. 참가 승인을 확인해 주십시오.</Trans>
        </p>
      )}
    </div>
  )
}

/** What has still to be sent, so that nobody closes the page without knowing. */
function Waiting({ desk: { waiting, hasFailed, problem, sendNow } }: Pick<Props, 'desk'>) {
  return (
    <div role="status" className="mb-4 empty:hidden">
      {hasFailed && waiting.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-card border-2 border-warning p-3 text-sm">
          <p className="mr-auto">
            <strong>
              <Plural value={waiting.length} other="아직 보내지 못한 입장 #건" />
            </strong>
            {' · '}
            <Trans>이 기기에 안전하게 두었습니다. 연결되면 저절로 보냅니다.</Trans>
            {problem !== undefined && <span className="block text-muted">{problem}</span>}
          </p>
          <button type="button" className={buttonClass('outline')} onClick={sendNow}>
            <Trans>지금 보내기</Trans>
          </button>
        </div>
      )}
    </div>
  )
}

function Counts({ all, isHere }: { all: readonly ExpectedParticipant[]; isHere: (one: ExpectedParticipant) => boolean }) {
  const { i18n } = useLingui()
  return (
    <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-2">
      {(['SELLER', 'BUYER'] as const).map((role) => {
        const own = all.filter((one) => one.role === role)
        return (
          <div key={role}>
            <dt className="text-xs text-muted">{i18n._(roleNames[role])}</dt>
            <dd className="text-xl font-bold tabular-nums">
              {own.filter(isHere).length} <span className="text-sm font-normal text-muted">/ {own.length}</span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** All who are expected, found by a part of their name: who has come when, and who has not. */
function ExpectedList({ desk, timeZone, all }: Props & { all: readonly ExpectedParticipant[] }) {
  const { t, i18n } = useLingui()
  const alertFailure = useAlertFailure()
  const [words, setWords] = useState('')
  const [isMissingOnly, setIsMissingOnly] = useState(false)
  const [now] = useState(() => new Date().toISOString())
  const takeBack = usePress({ mutationFn: desk.takeBack, onError: (error) => void alertFailure(error) })
  const wanted = words.trim().toLowerCase()
  const found = all.filter((one) => one.name.toLowerCase().includes(wanted) && (!isMissingOnly || desk.arrivalOf(one, now) === undefined))
  const undo = async (one: ExpectedParticipant) => {
    const { name } = one
    if (await confirm(t`‘${name}’의 오늘 입장을 되돌리시겠습니까?`)) takeBack.mutate(one)
  }
  return (
    <section aria-label={t`참가 기업`}>
      <div className="mb-3 flex flex-wrap items-end gap-4">
        <Labelled id="check-in-name" label={t`이름으로 찾기`}>
          <input
            id="check-in-name"
            type="search"
            value={words}
            maxLength={100}
            className={fieldClass('mt-1.5')}
            onChange={({ target }) => setWords(target.value)}
          />
        </Labelled>
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={isMissingOnly}
            className="size-5 accent-accent"
            onChange={({ target }) => setIsMissingOnly(target.checked)}
          />
          <Trans>오늘 오지 않은 곳만</Trans>
        </label>
      </div>
      {found.length === 0 ? (
        <p className="py-4 text-muted">{t`해당하는 항목이 없습니다.`}</p>
      ) : (
        <RecordTable label={t`참가 기업의 입장`} headings={[t`이름`, t`참가 구분`, t`코드`, t`오늘 입장`, t`다른 날`]}>
          {found.slice(0, mostShown).map((one) => {
            const { _id, name, role, code, checkIns } = one
            const at = desk.arrivalOf(one, now)
            const others = checkIns.filter((checkIn) => checkIn.at !== at)
            return (
              <tr key={_id}>
                <RecordCell>{name}</RecordCell>
                <RecordCell isShort>{i18n._(roleNames[role])}</RecordCell>
                <RecordCell isShort>{showEntryCode(code)}</RecordCell>
                <RecordCell isShort>
                  {at === undefined ? (
                    <button
                      type="button"
                      className={buttonClass('outline')}
                      aria-label={t`‘${name}’ 입장`}
                      onClick={() => desk.checkIn(one, 'list')}
                    >
                      <Trans>입장</Trans>
                    </button>
                  ) : (
                    <>
                      {timeIn(at, timeZone)}{' '}
                      <button
                        type="button"
                        className={buttonClass('quiet', 'px-3')}
                        aria-label={t`‘${name}’ 입장 되돌리기`}
                        onClick={() => void undo(one)}
                      >
                        <Trans>되돌리기</Trans>
                      </button>
                    </>
                  )}
                </RecordCell>
                <RecordCell isShort>
                  {others.map((checkIn) => `${checkIn.day.slice(5)} ${timeIn(checkIn.at, timeZone)}`).join(', ') || '–'}
                </RecordCell>
              </tr>
            )
          })}
        </RecordTable>
      )}
      {found.length > mostShown && (
        <p className="mt-2 text-sm text-muted">
          <Plural value={found.length - mostShown} other="이 밖에 #곳이 더 있습니다. 이름으로 찾아 주십시오." />
        </p>
      )}
    </section>
  )
}

function Desk({ _fair, timeZone }: { _fair: string; timeZone: string }) {
  const { t } = useLingui()
  const desk = useCheckIns(_fair, timeZone)
  const [hasCamera, setHasCamera] = useState(false)
  const [now] = useState(() => new Date().toISOString())
  return (
    <>
      <Waiting desk={desk} />
      <div className="mb-8 grid gap-6 lg:grid-cols-2">
        <div className="space-y-4">
          {hasCamera ? (
            <Suspense fallback={<div className="skeleton h-72" />}>
              <Scanner onCode={(text) => void desk.checkInByCode(text, 'camera')} />
            </Suspense>
          ) : null}
          <button type="button" className={buttonClass(hasCamera ? 'quiet' : 'primary')} onClick={() => setHasCamera(!hasCamera)}>
            {hasCamera ? <Trans>카메라 끄기</Trans> : <Trans>카메라로 확인하기</Trans>}
          </button>
        </div>
        <div className="space-y-4">
          <LastOne desk={desk} timeZone={timeZone} />
          <form
            className="flex items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault()
              const form = event.currentTarget
              const typed = new FormData(form).get('code')
              if (typeof typed !== 'string' || typed.trim() === '') return
              void desk.checkInByCode(typed, 'code')
              form.reset()
            }}
          >
            <Labelled id="check-in-code" label={t`참가자의 코드`}>
              <input
                id="check-in-code"
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={40}
                placeholder="K7QX-2M9P"
                className={fieldClass('mt-1.5 uppercase')}
              />
            </Labelled>
            <button type="submit" className={buttonClass('outline', 'shrink-0')}>
              <Trans>확인</Trans>
            </button>
          </form>
        </div>
      </div>
      <LoadState load={desk.load} skeleton={<div className="skeleton h-72" />} failed={t`참가 기업을 불러오지 못했습니다.`}>
        {(all) => (
          <>
            <Counts all={all} isHere={(one) => desk.arrivalOf(one, now) !== undefined} />
            <ExpectedList desk={desk} timeZone={timeZone} all={all} />
          </>
        )}
      </LoadState>
    </>
  )
}

/** `/console/fairs/{fair}/check-in`: the entrance. */
export function CheckInScreen({ _fair }: { _fair: string }) {
  const { t } = useLingui()
  return (
    <FairScreen _id={_fair} title={t`입장 확인`}>
      {({ timeZone }) => <Desk _fair={_fair} timeZone={timeZone} />}
    </FairScreen>
  )
}
