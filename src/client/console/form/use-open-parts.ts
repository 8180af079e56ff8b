import { useStore } from '@tanstack/react-form'
import { use, useState } from 'react'
import { Languages } from '../writing/languages.tsx'
import type { ItemForm } from './form.ts'
import type { FieldMetas } from './refused-fields.ts'

/** Keeps which parts of a list are open, by their places. Those in which something was refused, or is looked for, are. */
export function useOpenParts({ form, path }: { form: ItemForm; path: string }) {
  const { sought } = use(Languages)
  const [open, setOpen] = useState<readonly boolean[]>([])
  const [dismissed, setDismissed] = useState(sought)
  const refused = useStore(form.store, ({ fieldMeta }) =>
    Object.entries(fieldMeta as FieldMetas)
      .filter(([at, { errors = [] }]) => errors.length > 0 && at.startsWith(`${path}[`))
      .map(([at]) => Number.parseInt(at.slice(path.length + 1), 10))
      .join(' '),
  )
  const isRefused = (index: number) => refused.split(' ').includes(String(index))
  const isSought = (index: number) => sought !== undefined && sought !== dismissed && sought.path.startsWith(`${path}[${index}]`)
  const isOpen = (index: number) => open[index] === true || isRefused(index) || isSought(index)
  const set = (index: number, value: boolean) => {
    setOpen((before) =>
      Array.from({ length: Math.max(before.length, index + 1) }, (_each, at) => (at === index ? value : before[at] === true)),
    )
    if (!value) setDismissed(sought)
  }
  const take = (index: number) => setOpen((before) => before.toSpliced(index, 1))
  const move = (from: number, to: number) =>
    setOpen((before) => {
      const all = Array.from({ length: Math.max(before.length, from + 1, to + 1) }, (_each, at) => before[at] === true)
      const [moved = false] = all.splice(from, 1)
      return all.toSpliced(to, 0, moved)
    })
  return { isOpen, set, take, move }
}
