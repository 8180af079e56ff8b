import type { AnyResource } from '#contract/resource.ts'
import { trashDays } from '#contract/platform/editorial.ts'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { ApiFailure } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { confirm } from '../../ui/alert.tsx'
import { putBack } from '../editorial.ts'
import { report } from '../frame/undo.tsx'
import { addressOf, changeItem, type ConsoleItem, createItem, itemRead, removeItem, type Values } from '../resources.ts'
import type { Draft } from './drafts.ts'
import { useItemForm } from './form.ts'
import { idempotencyKeys } from './idempotency-keys.ts'
import { formFields, initialValues, wireOf } from './item-values.ts'
import { type Conflict, merge } from './merge.ts'
import { useDraft } from './use-draft.ts'
import { changedIn, isSame } from './values.ts'

interface Saving {
  resource: AnyResource
  /** The one to be changed; none: another one is made. */
  item?: ConsoleItem | undefined
  /** One that the new one begins as. */
  from?: ConsoleItem | undefined
}

/** The item as somebody else has saved it meanwhile, where a refusal says so. */
function newerItem({ singular }: AnyResource, error: Error): ConsoleItem | undefined {
  if (!(error instanceof ApiFailure) || error.code !== 'stale') return undefined
  return (error.answer.current as Record<string, ConsoleItem> | undefined)?.[singular]
}

/** Provides the form of an item with saving, merging and undoing. */
export function useSaving({ resource, item, from }: Saving) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [keys] = useState(idempotencyKeys)
  const fields = useMemo(() => formFields(resource, item === undefined), [resource, item])
  const [base, setBase] = useState(item)
  const initial = useMemo(() => {
    const values = initialValues(resource, fields, base ?? from)
    return base === undefined && from !== undefined ? { ...values, isPublished: false, createdAt: '' } : values
  }, [resource, fields, base, from])
  const [conflicts, setConflicts] = useState<readonly Conflict[]>()
  const [isSaved, setIsSaved] = useState(false)
  /** What the last save has changed, as it was before. */
  const [undoable, setUndoable] = useState<{ before: Values; version: number }>()
  const isLeaving = useRef(false)
  const outcome = useRef<'saved' | Error>(undefined)

  const open = async (address: string) => {
    isLeaving.current = true
    await navigate({ to: '/$', params: { _splat: address }, replace: true })
  }
  const take = (saved: ConsoleItem) => client.setQueryData(itemRead(resource, locale, saved._id).queryKey, saved)
  /** The version to be saved over: a newer one in which these fields are the same is no conflict. */
  const versionOf = (saved: ConsoleItem): number => {
    const isNewer = item !== undefined && item.version > saved.version && isSame(initialValues(resource, fields, item), initial)
    return isNewer ? item.version : saved.version
  }
  const write = async ({ _id }: ConsoleItem, change: Values, version: number): Promise<ConsoleItem> => {
    const saved = await changeItem(resource, locale, _id, change, version)
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
      await open(`${addressOf(resource)}/${made._id}`)
      report({ text: t`Saved` })
      outcome.current = 'saved'
      return
    }
    const before = wireOf(resource, fields, initial)
    const change = changedIn(before, sent)
    if (Object.keys(change).length > 0) {
      const saved = await write(base, change, versionOf(base))
      setUndoable({ before: Object.fromEntries(Object.keys(change).map((name) => [name, before[name]])), version: saved.version })
    }
    setConflicts(undefined)
    setIsSaved(true)
    outcome.current = 'saved'
  }
  const form = useItemForm({ initial, save, onFailure: (error) => (outcome.current = error) })
  const draft = useDraft(form, `${addressOf(resource)}/${base?._id ?? 'create'}`, initial)
  const fill = (values: Values) => {
    for (const [name, value] of Object.entries(values)) form.setFieldValue(name, value)
  }
  /** Takes what somebody else has saved meanwhile, and keeps what was changed here. */
  const mergeWith = (theirs: ConsoleItem) => {
    const { values, conflicts: both } = merge(initial, form.state.values, initialValues(resource, fields, theirs))
    setBase(theirs)
    setConflicts(both)
    fill(values)
  }
  /** Goes on with what an earlier visit has left; the item may have been saved since. */
  const takeDraft = ({ base: before, values: mine }: Draft) => {
    const { values, conflicts: both } = merge(before, mine, initial)
    if (both.length > 0) setConflicts(both)
    fill(values)
    draft.take()
  }
  const submit = async () => {
    outcome.current = undefined
    await form.handleSubmit()
    const became = outcome.current as 'saved' | Error | undefined
    if (became === 'saved') draft.forget()
    if (!(became instanceof Error)) return
    const theirs = newerItem(resource, became)
    // A session that is over: the login form above says so, and the form stays as it is.
    if (became instanceof ApiFailure && became.status === 401) return
    if (theirs === undefined) await alertFailure(became)
    else mergeWith(theirs)
  }
  const isDirty = () => !isLeaving.current && !form.state.isDefaultValue
  useBlocker({
    shouldBlockFn: async () => isDirty() && !(await confirm(t`저장하지 않은 것이 있습니다. 이 화면을 떠나시겠습니까?`)),
    enableBeforeUnload: isDirty,
  })
  const remove = async () => {
    const question = resource.keepsVersions
      ? t`이 항목을 휴지통으로 옮기시겠습니까? ${trashDays}일 동안 되돌릴 수 있습니다.`
      : t`이 항목을 삭제하시겠습니까? 되돌릴 수 없습니다.`
    if (base === undefined || !(await confirm(question))) return
    try {
      await removeItem(resource, locale, base._id, versionOf(base))
      draft.forget()
      await open(addressOf(resource))
      const undo = () => putBack(resource, locale, base)
      report(resource.keepsVersions ? { text: t`휴지통으로 옮겼습니다.`, undo } : { text: t`삭제했습니다.` })
    } catch (error) {
      await alertFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }
  /** Takes the last save back, if nobody has written since. */
  const undo = usePress({
    mutationFn: async () => {
      if (base === undefined || undoable === undefined) return
      await write(base, undoable.before, undoable.version)
      setUndoable(undefined)
      setIsSaved(false)
      report({ text: t`되돌렸습니다.` })
    },
    onError: (error) => void alertFailure(error),
  })
  const undoSave = undoable === undefined ? undefined : () => undo.mutate(undefined)
  return {
    form,
    fields,
    base,
    conflicts,
    isSaved,
    undoSave,
    found: draft.found,
    fill,
    takeDraft,
    forgetDraft: draft.forget,
    submit,
    remove,
  }
}
