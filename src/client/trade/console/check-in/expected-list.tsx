import type { ExpectedParticipant } from '#contract/trade/check-ins.ts'
import { inGroups } from '#contract/paper-code.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { usePress } from '../../../data/use-press.ts'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { RecordCell, RecordTable } from '../../../console/list/record-table.tsx'
import { timeIn } from '../../../content/zoned-time.ts'
import { roleNames } from '../names.ts'
import type { CheckIns } from './use-check-ins.ts'

/** So many rows are shown: of more one types a part of the name. */
const mostShown = 60

interface Props {
  desk: CheckIns
  timeZone: string
}

/** Counts those who are expected, and those of them who are here today. */
export function Counts({ all, isHere }: { all: readonly ExpectedParticipant[]; isHere: (one: ExpectedParticipant) => boolean }) {
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

/** One who is expected: whether and when they have come today. */
function ExpectedRow({ desk, timeZone, one, onUndo }: Props & { one: ExpectedParticipant; onUndo: () => void }) {
  const { t, i18n } = useLingui()
  const { name, role, code, checkIns } = one
  const at = desk.arrivalOf(one)
  const others = checkIns.filter((checkIn) => checkIn.at !== at)
  return (
    <tr>
      <RecordCell>{name}</RecordCell>
      <RecordCell isShort>{i18n._(roleNames[role])}</RecordCell>
      <RecordCell isShort>{inGroups(code)}</RecordCell>
      <RecordCell isShort>
        {at === undefined ? (
          <button type="button" className={buttonClass('outline')} aria-label={t`‘${name}’ 입장`} onClick={() => desk.checkIn(one, 'list')}>
            <Trans>입장</Trans>
          </button>
        ) : (
          <>
            {timeIn(at, timeZone)}{' '}
            <button type="button" className={buttonClass('quiet', 'px-3')} aria-label={t`‘${name}’ 입장 되돌리기`} onClick={onUndo}>
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
}

/** All who are expected, found by a part of their name: who has come when, and who has not. */
export function ExpectedList({ desk, timeZone, all }: Props & { all: readonly ExpectedParticipant[] }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const [words, setWords] = useState('')
  const [isMissingOnly, setIsMissingOnly] = useState(false)
  const takeBack = usePress({ mutationFn: desk.takeBack, onError: (error) => void alertFailure(error) })
  const wanted = words.trim().toLowerCase()
  const found = all.filter((one) => one.name.toLowerCase().includes(wanted) && (!isMissingOnly || desk.arrivalOf(one) === undefined))
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
          {found.slice(0, mostShown).map((one) => (
            <ExpectedRow key={one._id} desk={desk} timeZone={timeZone} one={one} onUndo={() => void undo(one)} />
          ))}
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
