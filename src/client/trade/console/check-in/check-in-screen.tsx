import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useState } from 'react'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { timeIn } from '../../../content/zoned-time.ts'
import { FairScreen } from '../fair-screen.tsx'
import { roleNames } from '../names.ts'
import { makeDetector } from './detector.ts'
import { Counts, ExpectedList } from './expected-list.tsx'
import { type CheckIns, useCheckIns } from './use-check-ins.ts'

/** The camera comes when it is asked for, and with it a reader of codes of a megabyte where the browser has none. */
const Scanner = lazy(() => import('../../../console/scan/scanner.tsx'))

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
    outcome === undefined || outcome.kind === 'looking'
      ? 'border-line'
      : isGood
        ? 'border-success'
        : outcome.kind === 'again'
          ? 'border-warning'
          : 'border-danger'
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
      {outcome?.kind === 'looking' && (
        <p className="font-semibold">
          <Trans>처음 보는 코드입니다. 참가 기업을 다시 읽고 있습니다…</Trans>
        </p>
      )}
      {outcome?.kind === 'unknown' && (
        <p className="font-semibold">
          <span aria-hidden="true">✕ </span>
          <Trans>이 상담회의 코드가 아닙니다. 이름으로 찾아 주십시오.</Trans>
        </p>
      )}
    </div>
  )
}

/** What has still to be sent, so that nobody closes the page without knowing; and what the server has not taken. */
function Waiting({ desk: { waiting, failure, refused, sendNow, forget } }: Pick<Props, 'desk'>) {
  return (
    <div role="status" className="mb-4 space-y-3 empty:hidden">
      {failure !== undefined && waiting.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-card border-2 border-warning p-3 text-sm">
          <p className="mr-auto">
            <strong>
              <Plural value={waiting.length} other="아직 보내지 못한 입장 #건" />
            </strong>
            {' · '}
            <Trans>이 기기에 안전하게 두었습니다. 연결되면 저절로 보냅니다.</Trans>
            {failure.text !== undefined && <span className="block text-muted">{failure.text}</span>}
          </p>
          <button type="button" className={buttonClass('outline')} onClick={sendNow}>
            <Trans>지금 보내기</Trans>
          </button>
        </div>
      )}
      {refused.length > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-card border-2 border-danger p-3 text-sm">
          <p className="mr-auto wrap-anywhere">
            <strong>
              <Trans>서버가 받지 않은 입장: {refused.join(', ')}</Trans>
            </strong>
            <span className="block">
              <Trans>참가가 승인되어 있는지 확인해 주십시오.</Trans>
            </span>
          </p>
          <button type="button" className={buttonClass('outline')} onClick={forget}>
            <Trans>닫기</Trans>
          </button>
        </div>
      )}
    </div>
  )
}

function Desk({ _fair, timeZone }: { _fair: string; timeZone: string }) {
  const { t } = useLingui()
  const desk = useCheckIns(_fair, timeZone)
  const [hasCamera, setHasCamera] = useState(false)
  return (
    <>
      <Waiting desk={desk} />
      <div className="mb-8 grid gap-6 lg:grid-cols-2">
        <div className="space-y-4">
          {hasCamera ? (
            <Suspense fallback={<div className="skeleton h-72" />}>
              <Scanner
                makeDetector={makeDetector}
                hint={t`참가자의 QR 코드를 카메라에 비춰 주십시오.`}
                onCode={(text) => void desk.checkInByCode(text, 'camera')}
              />
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
            <Counts all={all} isHere={(one) => desk.arrivalOf(one) !== undefined} />
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
