import type { AnyResource } from '#contract/resource.ts'
import { useRef } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { ApiFailure } from '../../data/http.ts'
import type { ConsoleItem } from '../resources.ts'
import type { ItemForm } from './form.ts'

/** Result of the last try to save; undefined: it did not come so far. */
type Outcome = 'saved' | Error | undefined

/** Notes what became of the last try to save. */
export function useOutcome() {
  const outcome = useRef<Outcome>(undefined)
  return {
    note: (became: Outcome) => {
      outcome.current = became
    },
    last: () => outcome.current,
  }
}

/** The item as somebody else has saved it meanwhile, where a refusal says so. */
export function newerItem({ singular }: AnyResource, error: unknown): ConsoleItem | undefined {
  if (!(error instanceof ApiFailure) || error.code !== 'stale') return undefined
  return (error.answer.current as Record<string, ConsoleItem> | undefined)?.[singular]
}

interface Submission {
  resource: AnyResource
  form: ItemForm
  outcome: ReturnType<typeof useOutcome>
  mergeWith: (theirs: ConsoleItem) => void
  onSaved: () => void
}

/** Provides the saving of what was typed: it says why it was refused, and merges with what somebody else has saved. */
export function useSubmit({ resource, form, outcome, mergeWith, onSaved }: Submission): () => Promise<void> {
  const alertFailure = useAlertFailure()
  return async () => {
    outcome.note(undefined)
    await form.handleSubmit()
    const became = outcome.last()
    if (became === 'saved') onSaved()
    if (!(became instanceof Error)) return
    const theirs = newerItem(resource, became)
    // A session that is over: the login form above says so, and the form stays as it is.
    if (became instanceof ApiFailure && became.status === 401) return
    if (theirs === undefined) await alertFailure(became)
    else mergeWith(theirs)
  }
}
