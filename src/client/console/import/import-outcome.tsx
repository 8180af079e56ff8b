import type { ImportMode, RowState } from '#contract/import-calls.ts'
import type { AnyResource } from '#contract/resource.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { saveBlob } from '../../content/save-blob.ts'
import { buttonClass } from '../../ui/button.ts'
import { ProgressBar } from '../../ui/deferred/progress-bar.tsx'
import { addressOf } from '../resources.ts'
import { csvBlob } from './csv-blob.ts'
import { useRowStates } from './row-states.ts'
import type { Import } from './use-import.ts'
import { type Mending, WrongRows } from './wrong-rows.tsx'

interface Props {
  resource: AnyResource
  /** What the paths of issues are called. */
  fields: readonly { path: string; label: string }[]
  work: Import
  mending: Mending
}

/** What comes below the end of the screen is shown, and told. */
const focus = (heading: HTMLElement | null) => heading?.focus()

function Begun({ work }: { work: Import }) {
  return (
    <div role="status" className="space-y-3 rounded-control border border-line bg-surface px-4 py-3 text-sm">
      <p>
        <Trans>이 파일을 가져오다가 멈춘 적이 있습니다. 이어서 가져오면 이미 쓴 줄은 다시 쓰지 않습니다.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary')} onClick={() => work.write('right')}>
          <Trans>이어서 가져오기</Trans>
        </button>
        <button type="button" className={buttonClass('outline')} onClick={work.checkAnew}>
          <Trans>새로 확인하기</Trans>
        </button>
      </div>
    </div>
  )
}

function Stopped({ work }: { work: Import }) {
  const { stop, message, step } = work.state
  return (
    <div role="alert" className="space-y-3 rounded-control border border-danger bg-surface px-4 py-3 text-sm">
      <p>
        {stop === 'wrong' ? (
          <Trans>확인한 뒤에 틀리게 된 줄이 있어 멈추었습니다. 그 줄이 든 묶음부터는 쓰지 않았습니다.</Trans>
        ) : stop === 'connection' ? (
          <Trans>서버가 답하지 않아 멈추었습니다. 이어서 해도 같은 줄을 두 번 쓰지 않습니다.</Trans>
        ) : (
          message
        )}
      </p>
      <button type="button" className={buttonClass('primary')} onClick={work.resume}>
        {step === 'write' ? <Trans>이어서 가져오기</Trans> : <Trans>이어서 확인하기</Trans>}
      </button>
    </div>
  )
}

/** Which rows are written, and the button that begins it. */
function Start({ wrong, right, onStart }: { wrong: number; right: number; onStart: (mode: ImportMode) => void }) {
  const { t } = useLingui()
  const name = useId()
  const [mode, setMode] = useState<ImportMode>('right')
  const modes: [ImportMode, string][] = [
    ['right', t`맞는 줄만 가져옵니다`],
    ['all', t`모든 줄이 맞을 때만 가져옵니다`],
  ]
  return (
    <div className="space-y-3">
      <fieldset className="text-sm">
        <legend className="mb-1 font-semibold">
          <Trans>틀린 줄이 있으면</Trans>
        </legend>
        {modes.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input type="radio" name={name} checked={mode === value} onChange={() => setMode(value)} />
            {label}
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={buttonClass('primary')}
        disabled={right === 0 || (mode === 'all' && wrong > 0)}
        onClick={() => onStart(mode)}
      >
        <Trans>{right.toLocaleString('en')}줄 가져오기</Trans>
      </button>
    </div>
  )
}

/** Renders the server's judgement of the rows (new, changed, unchanged, wrong, and why), then the import itself. */
export function ImportOutcome({ resource, fields, work, mending }: Props) {
  const { t } = useLingui()
  const id = useId()
  const { step, isRunning, results, total, stop, begun } = work.state
  const states = useRowStates()
  const labelOf = (path: string) => fields.find((field) => field.path === path)?.label ?? path
  if (begun !== undefined) return <Begun work={work} />
  if (step === 'none') return null
  const count = (state: RowState) => results.filter((result) => result.state === state).length
  const isWrite = step === 'write'
  const isEnded = !isRunning && stop === undefined
  const save = () => {
    const titles = [t`줄`, t`결과`, t`칸`, t`이유`, t`항목 ID`]
    const rows = results.flatMap(({ row, state, _id = '', issues }) =>
      (issues.length === 0 ? [{ column: '', message: '' }] : issues).map(({ column, message }) => [
        String(row),
        states[state],
        labelOf(column),
        message,
        _id,
      ]),
    )
    saveBlob(csvBlob([titles, ...rows]), `${addressOf(resource).replaceAll('/', '-')}-import.csv`)
  }
  return (
    <section aria-labelledby={id} className="space-y-4">
      <h2 key={step} ref={focus} id={id} tabIndex={-1} className="font-bold outline-none">
        {isWrite ? <Trans>4. 가져오기</Trans> : <Trans>3. 확인</Trans>}
      </h2>
      {isRunning && <ProgressBar label={isWrite ? t`가져온 줄` : t`확인한 줄`} value={results.length} max={total} />}
      <p role="status" className="text-sm tabular-nums">
        {isWrite ? (
          <Trans>
            {total.toLocaleString('en')}줄 가운데 {results.length.toLocaleString('en')}줄을 마쳤습니다.
          </Trans>
        ) : (
          <Trans>
            {total.toLocaleString('en')}줄 가운데 {results.length.toLocaleString('en')}줄을 확인했습니다. 아직 아무것도 쓰지 않았습니다.
          </Trans>
        )}
      </p>
      <dl className="grid max-w-xl grid-cols-2 gap-3 text-sm sm:grid-cols-4">
        {(Object.keys(states) as RowState[]).map((state) => (
          <div key={state} className="rounded-control border border-line bg-surface px-4 py-3">
            <dt className="text-muted">{states[state]}</dt>
            <dd className={`text-lg font-bold tabular-nums ${state === 'wrong' && count(state) > 0 ? 'text-danger' : ''}`}>
              {count(state).toLocaleString('en')}
            </dd>
          </div>
        ))}
      </dl>
      {stop !== undefined && <Stopped work={work} />}
      {/* Once some are written, the others are another file. */}
      <WrongRows results={results} labelOf={labelOf} mending={isEnded && !isWrite ? mending : undefined} />
      {isEnded && (
        <button type="button" className={buttonClass('outline')} onClick={save}>
          <Trans>줄마다의 결과 받기(CSV)</Trans>
        </button>
      )}
      {isEnded && !isWrite && <Start wrong={count('wrong')} right={count('new') + count('changed')} onStart={work.write} />}
    </section>
  )
}
