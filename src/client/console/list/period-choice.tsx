import { languageTag, type Locale } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { FieldError, fieldClass } from '../../content/field.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass, iconButtonClass } from '../../ui/button.ts'
import { Icon } from '../../ui/icon.tsx'
import { dayOf } from '../date-text.ts'
import { inFieldClass, inLabelClass } from './in-field.ts'
import type { PeriodProps } from './period-filter.tsx'
import { type Days, daysOf, hasDays, isBackward, noDays, type Period, periods } from './periods.ts'

/** Names days, or a span of them, with the year where it is not this one: `11월 24일 ~ 30일`. */
function spanText(from: string, to: string, locale: Locale): string {
  const year = dayOf(new Date().toISOString()).slice(0, 4)
  const isOfThisYear = from.startsWith(year) && to.startsWith(year)
  const format = new Intl.DateTimeFormat(languageTag(locale), {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
    ...(isOfThisYear ? {} : { year: 'numeric' }),
  })
  return format.formatRange(Date.parse(from), Date.parse(to))
}

/** The names of the periods that move with the calendar. */
function usePeriodNames(): Record<Period, string> {
  const { t } = useLingui()
  return { today: t`오늘`, week: t`이번 주`, last7: t`최근 7일`, last30: t`최근 30일`, month: t`이번 달` }
}

/** Says in words which days a list is narrowed to. */
function useDaysText({ period, from, to }: Days, names: Record<Period, string>): string {
  const { t } = useLingui()
  const locale = useLocale()
  if (from !== undefined && to !== undefined) {
    const span = from > to ? `${spanText(from, from, locale)} – ${spanText(to, to, locale)}` : spanText(from, to, locale)
    return period === undefined ? span : `${names[period]} (${span})`
  }
  if (from !== undefined) {
    const day = spanText(from, from, locale)
    return t`${day}부터`
  }
  if (to === undefined) return t`모두`
  const day = spanText(to, to, locale)
  return t`${day}까지`
}

/** What is opened begins at what is chosen. */
const focus = (element: HTMLElement | null): void => element?.focus()

/** Says that days end before they begin. */
const Backward = ({ id }: { id: string }) => (
  <FieldError id={id}>
    <Trans>끝나는 날이 시작하는 날보다 앞섭니다. 날짜를 확인해 주십시오.</Trans>
  </FieldError>
)

interface FormProps {
  days: Days
  onChoose: (change: Record<string, string>) => void
}

/** Days of one's own, which begin where the named ones are. */
function DaysForm({ days, onChoose }: FormProps) {
  const { t } = useLingui()
  const id = useId()
  const last = useRef<HTMLInputElement>(null)
  const [from, setFrom] = useState(days.from ?? '')
  const [to, setTo] = useState(days.to ?? '')
  const isWrong = isBackward({ from, to })
  const choose = (event: FormEvent) => {
    event.preventDefault()
    if (isWrong) last.current?.focus()
    else onChoose({ ...noDays, from, to })
  }
  const labelClass = 'text-xs font-semibold text-muted'
  return (
    <form noValidate className="mt-3 border-t border-line pt-3" onSubmit={choose}>
      <div className="grid gap-3 xs:grid-cols-2">
        <div>
          <label htmlFor={`${id}from`} className={labelClass}>{t`이날부터`}</label>
          <input
            id={`${id}from`}
            type="date"
            value={from}
            className={fieldClass('text-sm')}
            onChange={({ target }) => setFrom(target.value)}
          />
        </div>
        <div>
          <label htmlFor={`${id}to`} className={labelClass}>{t`이날까지`}</label>
          <input
            ref={last}
            id={`${id}to`}
            type="date"
            value={to}
            className={fieldClass('text-sm')}
            {...(isWrong ? { 'aria-invalid': true, 'aria-describedby': `${id}error` } : {})}
            onChange={({ target }) => setTo(target.value)}
          />
        </div>
      </div>
      {isWrong && <Backward id={`${id}error`} />}
      <button type="submit" className={buttonClass('primary', 'mt-3 w-full')}>
        <Trans>이 기간 보기</Trans>
      </button>
    </form>
  )
}

/** Ends a panel with its chip where it would leave the window. */
function keepInside(panel: HTMLElement | null): void {
  if (panel === null || panel.getBoundingClientRect().right <= document.documentElement.clientWidth) return
  panel.style.left = 'auto'
  panel.style.right = '0'
}

interface PanelProps extends FormProps {
  names: Record<Period, string>
}

/** What can be chosen: periods that move with the calendar, and days of one's own. */
function Panel({ days, onChoose, names }: PanelProps) {
  const { t } = useLingui()
  const begin = days.period ?? periods[0]
  return (
    <>
      <div role="group" aria-label={t`자주 쓰는 기간`} className="flex flex-wrap gap-2">
        {periods.map((period) => (
          <button
            key={period}
            ref={period === begin ? focus : undefined}
            type="button"
            aria-pressed={period === days.period}
            className="min-h-9 rounded-full border border-control px-3 text-sm hover:bg-wash aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent pointer-coarse:min-h-11"
            onClick={() => onChoose({ ...noDays, period })}
          >
            {names[period]}
          </button>
        ))}
      </div>
      <DaysForm days={days} onChoose={onChoose} />
    </>
  )
}

/** Opens and closes the panel: a press elsewhere, another field or Escape closes it. */
function usePanel(isOpenAtFirst: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const chip = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: Event) => {
      if (!(target instanceof Node && box.current?.contains(target) === true)) setIsOpen(false)
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onPress)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onPress)
    }
  }, [isOpen])
  const close = () => {
    chip.current?.focus()
    setIsOpen(false)
  }
  return { box, chip, isOpen, open: () => setIsOpen(true), close }
}

/** One chip for the days that a list is narrowed to: it says which, lets them be chosen, and takes them away. */
export function PeriodChoice({ search, onChange, isNew = false }: PeriodProps) {
  const { t } = useLingui()
  const id = useId()
  const days = daysOf(search)
  const isNarrowed = hasDays(search)
  const { box, chip, isOpen, open, close } = usePanel(isNew && !isNarrowed)
  const names = usePeriodNames()
  const text = useDaysText(days, names)
  const choose = (change: Record<string, string>) => {
    close()
    onChange(change)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape of what is in it
    <div
      ref={box}
      role="group"
      aria-labelledby={`${id}label`}
      className="relative max-xs:col-span-2 xs:min-w-36"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        close()
      }}
    >
      <span id={`${id}label`} className={inLabelClass}>{t`기간`}</span>
      <div className="flex items-center">
        <button
          ref={chip}
          type="button"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={t`기간: ${text}`}
          {...(isBackward(days) ? { 'aria-describedby': `${id}error` } : {})}
          className={fieldClass(`flex items-center justify-between gap-2 text-left whitespace-nowrap ${inFieldClass}`)}
          onClick={isOpen ? close : open}
        >
          {text}
          <Icon name="down" className="-mt-4 size-4" />
        </button>
        {isNarrowed && (
          <button type="button" aria-label={t`기간 조건 지우기`} className={iconButtonClass()} onClick={() => choose(noDays)}>
            <Icon name="close" />
          </button>
        )}
      </div>
      {isBackward(days) && <Backward id={`${id}error`} />}
      {isOpen && (
        <div
          ref={keepInside}
          role="dialog"
          aria-label={t`기간 고르기`}
          tabIndex={-1}
          className="absolute top-full left-0 z-10 mt-1 w-96 max-w-[calc(100vw-2rem)] rounded-card border border-line bg-surface p-4 text-ink shadow-card outline-none"
        >
          <Panel days={days} onChoose={choose} names={names} />
        </div>
      )}
    </div>
  )
}
