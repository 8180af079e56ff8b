import type { SiteName } from '#contract/sites.ts'
import { parseAbsolute, toCalendarDate } from '@internationalized/date'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateText, officeZone } from '../../console/date-text.ts'
import { DayPresets } from '../../console/form/day-presets.tsx'
import type { FormPart, FormPartProps } from '../../console/form/form-parts.ts'
import { ItemField } from '../../console/form/item-field.tsx'
import type { ConsoleItem } from '../../console/resources.ts'
import { useLocale } from '../../data/use-locale.ts'
import { editionsRead, textIn } from './editions-read.ts'
import { effectiveAtOf, inForceAt, isAnnounced, noticeDays, timeProblem } from './editions.ts'
import { nextEdition } from './next-edition.ts'
import { TermNotice } from './term-notice.tsx'

const midnight = { hour: 0, minute: 0, second: 0, millisecond: 0 }
const small = 'min-h-9 rounded-control border border-control px-3 text-xs font-semibold hover:bg-wash pointer-coarse:min-h-11'
const none: readonly ConsoleItem[] = []

type Values = Readonly<Record<string, unknown>>

/** The other editions of the text that a form is about; undefined until they are known. */
function useOthers(values: Values, item: ConsoleItem | undefined): readonly ConsoleItem[] | undefined {
  const isKnown = textIn(values, 'site') !== '' && textIn(values, 'code') !== ''
  const { data } = useQuery({ ...editionsRead(useLocale(), values), enabled: isKnown })
  return isKnown ? data?.items.filter(({ _id }) => _id !== item?._id) : none
}

/** Offers the number after those that the editions of a text have. */
function NextEdition({ values, onTake }: { values: Values; onTake: (edition: string) => void }) {
  const used = useOthers(values, undefined)?.map((item) => String(item['edition'])) ?? []
  const typed = textIn(values, 'edition').trim()
  const at = textIn(values, 'effectiveAt')
  const next = nextEdition(used, at === '' ? undefined : toCalendarDate(parseAbsolute(at, officeZone)).toString())
  if (next === undefined || (typed !== '' && !used.includes(typed))) return null
  return (
    <button type="button" className={`mt-1.5 ${small}`} onClick={() => onTake(next)}>
      <Trans>다음 판 번호 {next}</Trans>
    </button>
  )
}

/** Says where the time is short in which members are told of a change, and what else is going to come into force. */
function NoticeTime({ values, item }: { values: Values } & Pick<FormPartProps, 'item'>) {
  const locale = useLocale()
  const [now] = useState(() => new Date().toISOString())
  const others = useOthers(values, item)
  const hasBegun = item?.isPublished === true && effectiveAtOf(item) <= now
  if (others === undefined) return <p role="status" />
  const inForce = inForceAt(others, now)
  const problem = timeProblem({ hasBegun, code: values['code'], effectiveAt: textIn(values, 'effectiveAt'), inForce }, now)
  const edition = String(inForce?.['edition'])
  const planned = hasBegun ? [] : others.filter((each) => each.isPublished && effectiveAtOf(each) > now)
  const { any, adverse } = noticeDays
  return (
    <>
      <p role="status" className="mt-1.5 text-sm text-warning">
        {problem === 'postponed' && <Trans>이미 시행된 판입니다. 시행일을 뒤로 미루시면 그때까지 시행되지 않습니다.</Trans>}
        {problem === 'superseded' && <Trans>지금 시행 중인 판({edition})보다 앞선 때입니다. 게시하셔도 시행되지 않습니다.</Trans>}
        {problem === 'past' && <Trans>시행일이 지났습니다. 게시하시면 바로 시행됩니다.</Trans>}
        {problem === 'short' && (
          <Trans>
            시행일까지 {any}일이 되지 않습니다. 바뀌는 내용은 시행 {any}일 전까지, 회원에게 불리하면 {adverse}일 전까지 알리셔야 합니다.
          </Trans>
        )}
        {problem === 'shortIfAdverse' && <Trans>회원에게 불리한 변경이면 시행 {adverse}일 전까지 알리셔야 합니다.</Trans>}
      </p>
      {isAnnounced(values['code']) && inForce !== undefined && (
        <TermNotice site={textIn(values, 'site') as SiteName} item={item} isToBeTold={!hasBegun && textIn(values, 'effectiveAt') > now} />
      )}
      {planned.length > 0 && (
        <ul className="mt-1.5 text-sm text-muted">
          {planned.toReversed().map((each) => {
            const [number, at] = [String(each['edition']), dateText(effectiveAtOf(each), locale)]
            return (
              <li key={each._id}>
                <Trans>
                  시행 예정인 다른 판: {number} ({at})
                </Trans>
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

/** Renders the number of an edition and when it comes into force, with what is usual for both. */
function Edition({ form, fields, item }: FormPartProps) {
  const { t } = useLingui()
  const field = (name: string) => {
    const shape = fields[name]
    return shape && <ItemField form={form} path={name} shape={shape} name={name} />
  }
  const presets = [
    [noticeDays.any + 1, t`8일 뒤 0시`],
    [noticeDays.adverse + 1, t`31일 뒤 0시`],
  ] as const
  return (
    <section aria-label={t`판과 시행일`} className="space-y-6">
      <div>
        {field('edition')}
        {item === undefined && (
          <form.Subscribe selector={({ values }) => ({ values })}>
            {({ values }) => <NextEdition values={values} onTake={(edition) => form.setFieldValue('edition', edition)} />}
          </form.Subscribe>
        )}
      </div>
      <div>
        {field('effectiveAt')}
        <DayPresets form={form} name="effectiveAt" presets={presets} at={midnight} />
        <form.Subscribe selector={({ values }) => ({ values })}>
          {({ values }) => <NoticeTime values={values} item={item} />}
        </form.Subscribe>
      </div>
    </section>
  )
}

export const termParts: readonly FormPart[] = [{ fields: ['edition', 'effectiveAt'], isShort: true, Part: Edition }]
