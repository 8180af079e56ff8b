import type { Shape } from '#contract/shape.ts'
import { now, parseAbsolute, type ZonedDateTime } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  I18nProvider,
  Popover,
} from 'react-aria-components'
import { languageTag } from '#contract/locale.ts'
import { useLocale } from '../../data/use-locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { buttonClass } from '../../ui/button.ts'
import { officeZone } from '../date-text.ts'
import type { FieldProps } from './field-frame.tsx'

const parse = (value: unknown): ZonedDateTime | null =>
  typeof value === 'string' && value !== '' ? parseAbsolute(value, officeZone) : null

/** An instant on the office's clock: its digits typed one after the other, `202612150930`, or chosen from a month. */
export function InstantField({ id, value, onChange, isInvalid, label, shape }: FieldProps & { shape: Shape; label: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  return (
    <I18nProvider locale={languageTag(locale)}>
      <DatePicker
        aria-label={label}
        isInvalid={isInvalid}
        granularity="minute"
        hideTimeZone
        hourCycle={24}
        placeholderValue={now(officeZone).set({ hour: 9, minute: 0, second: 0, millisecond: 0 })}
        value={parse(value)}
        onChange={(next) => onChange(next === null ? null : next.toAbsoluteString())}
      >
        <Group id={id} className="flex max-w-md items-center gap-1">
          <DateInput className="flex min-h-11 flex-1 flex-wrap items-center rounded-control border border-control bg-surface px-2 text-sm">
            {(segment) => (
              <DateSegment
                segment={segment}
                className="inline-flex min-h-6 justify-center rounded-control px-0.5 not-data-[type=literal]:min-w-6 tabular-nums outline-none data-[focused]:bg-accent data-[focused]:text-on-accent data-[placeholder]:text-muted"
              />
            )}
          </DateInput>
          <Button aria-label={t`달력 열기`} className="min-h-11 min-w-11 rounded-control border border-control">
            <Icon name="down" className="m-auto size-4" />
          </Button>
        </Group>
        <Popover className="rounded-card border border-line bg-surface p-4 text-ink shadow-card">
          <Dialog className="outline-none">
            <Calendar>
              <header className="mb-2 flex items-center gap-2">
                <Button slot="previous" className={buttonClass('quiet', 'px-3')}>
                  ‹
                </Button>
                <Heading className="flex-1 text-center text-sm font-semibold" />
                <Button slot="next" className={buttonClass('quiet', 'px-3')}>
                  ›
                </Button>
              </header>
              <CalendarGrid className="text-sm">
                {(date) => (
                  <CalendarCell
                    date={date}
                    className="flex size-9 cursor-pointer items-center justify-center rounded-control outline-none data-[focus-visible]:outline-3 data-[focus-visible]:outline-accent data-[outside-month]:text-muted data-[selected]:bg-accent data-[selected]:text-on-accent hover:bg-wash"
                  />
                )}
              </CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
      {shape.isNullable && value !== null && value !== undefined && value !== '' && (
        <button
          type="button"
          className="mt-1 min-h-9 pointer-coarse:min-h-11 text-xs underline underline-offset-4"
          onClick={() => onChange(null)}
        >
          <Trans>비우기</Trans>
        </button>
      )}
    </I18nProvider>
  )
}
