import type { AnyResource } from '#contract/resource.ts'
import { useMemo, useState } from 'react'
import type { ConsoleItem } from '../resources.ts'
import { formFields, initialValues } from './item-values.ts'
import { emptyFields, isSame } from './values.ts'

export interface Edited {
  resource: AnyResource
  /** The one to be changed; none: another one is made. */
  item?: ConsoleItem | undefined
  /** One that the new one begins as. */
  from?: ConsoleItem | undefined
  /** What the form is about where an item has several: what is typed into each is kept by itself. */
  topic?: string | undefined
}

/** Keeps the item that a form changes as it was last read or saved, and the values that the form begins with. */
export function useBase({ resource, item, from }: Edited) {
  const fields = useMemo(() => formFields(resource, item === undefined), [resource, item])
  const [base, setBase] = useState(item)
  const initial = useMemo(() => {
    const values = initialValues(resource, fields, base ?? from)
    if (base !== undefined || from === undefined) return values
    const { notCopied = [] } = resource
    const empty = Object.entries(emptyFields(fields)).filter(([name]) => notCopied.includes(name))
    return { ...values, ...Object.fromEntries(empty), isPublished: false, createdAt: '' }
  }, [resource, fields, base, from])
  /** The version to be saved over: a newer one in which these fields are the same is no conflict. */
  const versionOf = (saved: ConsoleItem): number => {
    const isNewer = item !== undefined && item.version > saved.version && isSame(initialValues(resource, fields, item), initial)
    return isNewer ? item.version : saved.version
  }
  return { fields, base, setBase, initial, versionOf }
}
