import type { AnyResource } from '#contract/resource.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useContext, useRef, useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { report } from '../frame/undo.tsx'
import { ItemOpener } from '../list/item-opener.ts'
import { addressOf, changeItem, type ConsoleItem, createItem, itemRead, type Values } from '../resources.ts'
import { useItemForm } from './form.ts'
import { idempotencyKeys } from '../../data/idempotency-keys.ts'
import { initialValues, wireOf } from './item-values.ts'
import { type Edited, useBase } from './use-base.ts'
import { useDraft } from './use-draft.ts'
import { useLeavingGuard } from './use-leaving-guard.ts'
import { useMerge } from './use-merge.ts'
import { useAfterMaking, usePublishing } from './use-publishing.ts'
import { useRemoval } from './use-removal.ts'
import { newerItem, useOutcome, useSubmit } from './use-submit.ts'
import { type Saved, useUndo } from './use-undo.ts'
import { changedIn, isSame } from './values.ts'

/** Names a form among the drafts of this device. */
export const draftName = (resource: AnyResource, item: ConsoleItem | undefined, topic?: string): string =>
  [addressOf(resource), item?._id ?? 'create', ...(topic === undefined ? [] : [topic])].join('/')

/** Returns the version to save over where somebody else has saved meanwhile and left the fields of this form as they were. @throws what else it is */
function versionBeside(error: unknown, { fields, initial }: ReturnType<typeof useBase>, resource: AnyResource): number {
  const theirs = newerItem(resource, error)
  if (theirs === undefined || !isSame(initialValues(resource, fields, theirs), initial)) throw error
  return theirs.version
}

/** Opens another screen in the place of a form, or beside the list where that is, without asking about what was typed. */
function useOpening() {
  const navigate = useNavigate()
  const openBeside = useContext(ItemOpener)
  const leaving = useRef(false)
  const open = async (address: string, replace = true) => {
    leaving.current = true
    await (openBeside === undefined ? navigate({ to: '/$', params: { _splat: address }, replace }) : openBeside(address))
  }
  return { open, isLeaving: () => leaving.current }
}

/** Provides the form of an item with saving, merging and undoing. */
export function useSaving(edited: Edited) {
  const { resource, topic } = edited
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const [keys] = useState(idempotencyKeys)
  const stored = useBase(edited)
  const { fields, base, setBase, initial, versionOf } = stored
  const [isSaved, setIsSaved] = useState(false)
  const [undoable, setUndoable] = useState<Saved>()
  const outcome = useOutcome()
  const lastSave = useRef<Saved>(undefined)
  const afterMaking = useAfterMaking()
  const { open, isLeaving } = useOpening()
  const take = (saved: ConsoleItem) => client.setQueryData(itemRead(resource, locale, saved._id).queryKey, saved)
  const write = async ({ _id }: ConsoleItem, change: Values, version: number): Promise<ConsoleItem> => {
    const saved = await changeItem(resource, locale, _id, change, version).catch((error: unknown) =>
      changeItem(resource, locale, _id, change, versionBeside(error, stored, resource)),
    )
    take(saved)
    setBase(saved)
    form.reset(initialValues(resource, fields, saved))
    return saved
  }
  const save = async (values: Values) => {
    setIsSaved(false)
    // What was said of the save before this one.
    report(undefined)
    const sent = wireOf(resource, fields, values)
    if (base === undefined) {
      const made = await createItem(resource, locale, sent, keys.of(sent))
      take(made)
      await afterMaking.run(made)
      await open(`${addressOf(resource)}/${made._id}`)
      report({ text: t`저장했습니다` })
      outcome.note('saved')
      return
    }
    const before = wireOf(resource, fields, initial)
    const change = changedIn(before, sent)
    lastSave.current = undefined
    if (Object.keys(change).length > 0) {
      const { version } = await write(base, change, versionOf(base))
      lastSave.current = { before: Object.fromEntries(Object.keys(change).map((name) => [name, before[name]])), version }
      setUndoable(lastSave.current)
    }
    forgetConflicts()
    setIsSaved(true)
    outcome.note('saved')
  }
  const form = useItemForm({ initial, save, onFailure: outcome.note })
  const draft = useDraft(form, draftName(resource, base, topic), initial)
  const { conflicts, fill, mergeWith, takeDraft, forget: forgetConflicts } = useMerge({ ...edited, base: stored, form, draft })
  const undoSave = useUndo(undoable, async ({ before, version }) => {
    if (base !== undefined) await write(base, before, version)
    setUndoable(undefined)
    setIsSaved(false)
  })
  const submit = useSubmit({ form, outcome, mergeWith, resource, onSaved: draft.forget })
  const publishing = usePublishing({ resource, base, form, outcome, submit, afterMaking })
  const submitAndOpen = async ({ _id }: ConsoleItem, address: string) => {
    await submit()
    if (outcome.last() !== 'saved') return
    await open(address, false)
    const last = lastSave.current
    const undo = last && { undo: () => changeItem(resource, locale, _id, last.before, last.version) }
    report({ text: t`저장했습니다`, ...undo })
  }
  useLeavingGuard(() => !isLeaving() && !form.state.isDefaultValue)
  const onRemoved = () => {
    draft.forget()
    return open(addressOf(resource))
  }
  const remove = useRemoval({ resource, base, versionOf, onRemoved })
  return { form, fields, base, conflicts, isSaved, undoSave, draft, fill, takeDraft, submit, submitAndOpen, publishing, remove }
}
