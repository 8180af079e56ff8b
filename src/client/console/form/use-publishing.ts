import type { Body } from '#contract/api.ts'
import type { AnyResource } from '#contract/resource.ts'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { report } from '../frame/undo.tsx'
import type { ConsoleItem } from '../resources.ts'
import type { ItemForm } from './form.ts'
import type { useOutcome } from './use-submit.ts'

export type Times = Pick<Body<'PUT /api/console/schedules'>, 'publishAt' | 'unpublishAt'>
type Work = (made: ConsoleItem) => Promise<void>

/** Keeps what is to be done with an item as soon as it is made. */
export function useAfterMaking() {
  const work = useRef<Work>(undefined)
  return {
    set: (next: Work | undefined) => {
      work.current = next
    },
    run: async (made: ConsoleItem) => work.current?.(made),
  }
}

interface Publishing {
  resource: AnyResource
  base: ConsoleItem | undefined
  form: ItemForm
  outcome: ReturnType<typeof useOutcome>
  submit: () => Promise<void>
  afterMaking: ReturnType<typeof useAfterMaking>
}

/** Provides the publication of what is in a form: at once, or at a time, which saves it before. */
export function usePublishing({ resource, base, form, outcome, submit, afterMaking }: Publishing) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const locale = useLocale()
  const publish = async (isPublished: boolean): Promise<void> => {
    const before = form.getFieldValue('isPublished')
    form.setFieldValue('isPublished', isPublished)
    await submit()
    if (outcome.last() !== 'saved') form.setFieldValue('isPublished', before)
  }
  /** Returns whether it is noted. */
  const schedule = async (times: Times): Promise<boolean> => {
    let isNoted = false
    const note = async ({ _id }: ConsoleItem) => {
      try {
        await api('PUT /api/console/schedules', { locale, body: { resource: resource.path, _item: _id, ...times } })
        isNoted = true
      } catch (error) {
        await alertFailure(error instanceof Error ? error : new Error(String(error)))
      }
    }
    if (base === undefined) {
      afterMaking.set(note)
      await submit()
      afterMaking.set(undefined)
    } else {
      if (!form.state.isDefaultValue) await submit()
      if (form.state.isDefaultValue) await note(base)
    }
    if (isNoted) report({ text: times.publishAt === null && times.unpublishAt === null ? t`예약을 풀었습니다.` : t`예약했습니다.` })
    return isNoted
  }
  return { publish, schedule }
}
