import { type AlertChannel, alertChannels, type Alerts } from '#contract/platform/alerts.ts'
import type { Answer } from '#contract/api.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OwnTabs } from '../../console/account/own-tabs.tsx'
import { FormFoot } from '../../console/form/form-foot.tsx'
import { LoadedScreen } from '../../console/frame/loaded-screen.tsx'
import { fieldClass } from '../../content/field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { readOptions } from '../../data/query-client.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'

type Known = Answer<'GET /api/console/alerts'>['alerts']

const toggled = <T,>(list: readonly T[], item: T): T[] => (list.includes(item) ? list.filter((each) => each !== item) : [...list, item])

interface ChoiceProps<T> {
  legend: string
  options: readonly { value: T; label: string; hint?: string | undefined }[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
}

function Choices<T extends string>({ legend, options, chosen, onChange }: ChoiceProps<T>) {
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{legend}</legend>
      {options.map(({ value, label, hint }) => (
        <label key={value} className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={chosen.includes(value)}
            onChange={() => onChange(toggled(chosen, value))}
          />
          <span>
            {label} {hint !== undefined && <span className="text-sm text-muted">{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface HourProps {
  id: string
  label: string
  value: number
  hours: readonly number[]
  onChange: (hour: number) => void
}

function HourChoice({ id, label, value, hours, onChange }: HourProps) {
  return (
    <label htmlFor={id} className="text-sm font-semibold">
      {label}
      <select id={id} value={value} className={fieldClass('mt-1.5')} onChange={({ target }) => onChange(Number(target.value))}>
        {hours.map((hour) => (
          <option key={hour} value={hour}>
            {String(hour).padStart(2, '0')}:00
          </option>
        ))}
      </select>
    </label>
  )
}

const hours = Array.from({ length: 25 }, (_none, hour) => hour)

function AlertsForm({ alerts: { known, reachable, ...saved } }: { alerts: Known }) {
  const { t } = useLingui()
  const alertFailure = useAlertFailure()
  const [wanted, setWanted] = useState<Alerts>(saved)
  const [done, setDone] = useState('')
  const { mutate, isPending } = useApiMutation('PUT /api/console/alerts')
  const set = (change: Partial<Alerts>) => {
    setDone('')
    setWanted({ ...wanted, ...change })
  }
  const names: Record<AlertChannel, string> = { EMAIL: t`이메일`, SMS: t`문자 메시지`, PUSH: t`푸시 알림` }
  const ways = alertChannels.map((value) => ({
    value,
    label: names[value],
    hint: reachable.includes(value) ? undefined : t`지금은 받을 수 없습니다.`,
  }))
  return (
    <form
      className="max-w-md space-y-6"
      onSubmit={(event) => {
        event.preventDefault()
        mutate({ body: wanted }, { onSuccess: () => setDone(t`저장했습니다.`), onError: alertFailure })
      }}
    >
      <Choices
        legend={t`알림을 받을 일`}
        options={known.map(({ name, label }) => ({ value: name, label }))}
        chosen={wanted.events}
        onChange={(events) => set({ events })}
      />
      <Choices legend={t`받는 방법`} options={ways} chosen={wanted.channels} onChange={(channels) => set({ channels })} />
      <div className="grid grid-cols-2 gap-4">
        <HourChoice
          id="alerts-from"
          label={t`몇 시부터(서울)`}
          value={wanted.fromHour}
          hours={hours.slice(0, 24)}
          onChange={(fromHour) => set({ fromHour, toHour: Math.max(wanted.toHour, fromHour + 1) })}
        />
        <HourChoice
          id="alerts-to"
          label={t`몇 시까지(서울)`}
          value={wanted.toHour}
          hours={hours.slice(wanted.fromHour + 1)}
          onChange={(toHour) => set({ toHour })}
        />
      </div>
      <FormFoot isPending={isPending} done={done} />
    </form>
  )
}

/** `/console/alerts`: what one hears of while the console is closed. */
export function AlertsScreen() {
  const { t } = useLingui()
  const load = useQuery(readOptions('GET /api/console/alerts', useLocale()))
  return (
    <LoadedScreen
      title={t`내 알림`}
      about={
        <Trans>
          콘솔을 열어 두지 않아도 새로 들어온 것이 있으면 알려 드립니다. 누가 무엇을 보냈는지는 알림에 쓰지 않으며, 정하신 시간이 아니면
          다음에 그 시간이 될 때 보냅니다.
        </Trans>
      }
      tabs={<OwnTabs />}
      load={load}
      failed={t`알림 설정을 불러오지 못했습니다.`}
    >
      {({ alerts }) => <AlertsForm alerts={alerts} />}
    </LoadedScreen>
  )
}
