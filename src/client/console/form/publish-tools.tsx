import type { AnyResource } from '#contract/resource.ts'
import { publicationCalls } from '#contract/platform/editorial.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { schedulesRead } from '../editorial.ts'
import type { ConsoleItem } from '../resources.ts'
import { bodyFields } from './body-fields.ts'
import { FieldFrame } from './field-frame.tsx'
import { InstantField } from './instant-field.tsx'
import type { Times } from './use-publishing.ts'

const { resource: _resource, _item, ...fields } = bodyFields(publicationCalls['PUT /api/console/schedules'])
const none: Times = { publishAt: null, unpublishAt: null }
const names = ['publishAt', 'unpublishAt'] as const

/** State of the panel of times: open, and perhaps with the focus, where what opened it has gone. */
export type Scheduling = 'open' | 'focused' | undefined

interface PanelProps {
  id: string
  takesFocus: boolean
  /** What is published is only withdrawn by itself. */
  isPublished: boolean
  known: Times | undefined
  onSchedule: (times: Times) => Promise<boolean>
  onClose: () => void
}

/** The times at which an item is published and withdrawn by itself. */
function SchedulePanel({ id, takesFocus, isPublished, known, onSchedule, onClose }: PanelProps) {
  const { t, i18n } = useLingui()
  const [times, setTimes] = useState<Times>({
    publishAt: isPublished ? null : (known?.publishAt ?? null),
    unpublishAt: known?.unpublishAt ?? null,
  })
  const [problem, setProblem] = useState<{ name: (typeof names)[number]; text: string }>()
  const root = useRef<HTMLElement>(null)
  useEffect(() => {
    if (takesFocus) root.current?.focus()
  }, [takesFocus])
  const { publishAt, unpublishAt } = times
  const shown = isPublished ? (['unpublishAt'] as const) : names
  const send = async (wanted: Times) => {
    if (await onSchedule(wanted)) onClose()
  }
  const note = () => {
    if (publishAt === null && unpublishAt === null) return setProblem({ name: shown[0], text: t`때를 정해 주십시오.` })
    if (publishAt !== null && unpublishAt !== null && Date.parse(unpublishAt) <= Date.parse(publishAt))
      return setProblem({ name: 'unpublishAt', text: t`게시할 때보다 뒤여야 합니다.` })
    setProblem(undefined)
    return void send(times)
  }
  return (
    <section
      ref={root}
      id={id}
      tabIndex={-1}
      aria-label={isPublished ? t`게시 마침 예약` : t`게시 예약`}
      className="order-first grid basis-full items-start gap-x-6 gap-y-3 border-b border-line pb-3 outline-none sm:grid-cols-2"
    >
      {shown.map((name) => {
        const shape = fields[name]
        const label = i18n._(shape?.label ?? name)
        const errors = problem?.name === name ? [problem.text] : []
        return (
          shape !== undefined && (
            <FieldFrame key={name} id={`schedule-${name}`} label={label} isRequired={false} errors={errors} isGroup>
              <InstantField
                id={`schedule-${name}`}
                shape={shape}
                label={label}
                value={times[name]}
                isInvalid={errors.length > 0}
                describedBy={undefined}
                onChange={(value) => setTimes((before) => ({ ...before, [name]: typeof value === 'string' ? value : null }))}
              />
            </FieldFrame>
          )
        )
      })}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <button type="button" className={buttonClass('primary')} onClick={note}>
          <Trans>예약하기</Trans>
        </button>
        {known !== undefined && (
          <button type="button" className={buttonClass('outline')} onClick={() => void send(none)}>
            <Trans>예약 풀기</Trans>
          </button>
        )}
        <button type="button" className={buttonClass('quiet')} onClick={onClose}>
          <Trans>닫기</Trans>
        </button>
      </div>
    </section>
  )
}

interface Props {
  resource: AnyResource
  item: ConsoleItem | undefined
  isPending: boolean
  scheduling: Scheduling
  onScheduling: (next: Scheduling) => void
  onPublish: () => void
  onSchedule: (times: Times) => Promise<boolean>
}

/** Publishes what is in a form, or says when that is done, or undone, by itself. What is published is withdrawn by a menu (form-bar.tsx). */
export function PublishTools({ resource, item, isPending, scheduling, onScheduling, onPublish, onSchedule }: Props) {
  const id = useId()
  const isOpen = scheduling !== undefined
  const close = () => onScheduling(undefined)
  const place = { resource: resource.path, _item: item?._id ?? '' }
  const { data } = useQuery({ ...schedulesRead(useLocale(), place), enabled: item !== undefined && resource.keepsVersions })
  const known = data?.schedules[0]
  const isPublished = item?.isPublished === true
  return (
    <>
      {!isPublished && (
        <button
          type="button"
          className={buttonClass('outline', 'max-sm:hidden')}
          aria-disabled={isPending}
          onClick={() => !isPending && onPublish()}
        >
          <Trans>게시하기</Trans>
        </button>
      )}
      {!isPublished && resource.keepsVersions && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={buttonClass('quiet', 'max-sm:hidden')}
          onClick={() => onScheduling(isOpen ? undefined : 'open')}
        >
          <Trans>게시 예약</Trans>
        </button>
      )}
      {isOpen && (
        <SchedulePanel
          key={JSON.stringify(known)}
          id={id}
          takesFocus={scheduling === 'focused'}
          isPublished={isPublished}
          known={known}
          onSchedule={onSchedule}
          onClose={close}
        />
      )}
    </>
  )
}
