import type { AnyResource } from '#contract/resource.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ConsoleItem, Values } from '../resources.ts'
import type { Draft } from './drafts.ts'
import type { ItemForm } from './form.ts'
import { initialValues } from './item-values.ts'
import { type Conflict, merge } from './merge.ts'
import type { useBase } from './use-base.ts'
import type { useDraft } from './use-draft.ts'
import { isSame } from './values.ts'

interface Merging {
  resource: AnyResource
  /** As it was last read. */
  item?: ConsoleItem | undefined
  base: ReturnType<typeof useBase>
  form: ItemForm
  draft: ReturnType<typeof useDraft>
}

/** Joins what is in a form with what was saved elsewhere, and keeps the fields in which both differ. */
export function useMerge({ resource, item, base: { fields, base, initial, setBase }, form, draft }: Merging) {
  const [conflicts, setConflicts] = useState<readonly Conflict[]>()
  const fill = (values: Values) => {
    for (const [name, value] of Object.entries(values)) form.setFieldValue(name, value)
  }
  const fillMerged = (before: Values, mine: Values, theirs: Values): readonly Conflict[] => {
    const { values, conflicts: both } = merge(before, mine, theirs)
    fill(values)
    return both
  }
  /** Takes what somebody else has saved meanwhile, and keeps what was changed here. */
  const mergeWith = (theirs: ConsoleItem) => {
    setBase(theirs)
    setConflicts(fillMerged(initial, form.state.values, initialValues(resource, fields, theirs)))
  }
  /** Takes what was saved meanwhile where nothing of it was changed here: by a call of this screen, or by somebody else. */
  const follow = useEffectEvent((newer: ConsoleItem | undefined) => {
    if (newer === undefined || base === undefined || newer.version <= base.version || form.state.isSubmitting) return
    const theirs = initialValues(resource, fields, newer)
    const { values, conflicts: both } = merge(initial, form.state.values, theirs)
    if (both.length > 0) return
    setBase(newer)
    // Nothing was typed here: the form begins anew, and has nothing to save.
    if (isSame({ ...form.state.values, ...values }, theirs)) form.reset(theirs)
    else fill(values)
  })
  useEffect(() => follow(item), [item])
  /** Goes on with what an earlier visit has left; the item may have been saved since. */
  const takeDraft = ({ base: before, values: mine }: Draft) => {
    const both = fillMerged(before, mine, initial)
    if (both.length > 0) setConflicts(both)
    draft.take()
  }
  return { conflicts, fill, mergeWith, takeDraft, forget: () => setConflicts(undefined) }
}
