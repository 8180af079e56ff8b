import type { ConsoleItem } from '../../console/resources.ts'

/** Times at which an item is published and withdrawn by itself. */
export interface Times {
  publishAt: string | null
  unpublishAt: string | null
}

export interface ShownPeriod {
  /** Null: it is shown already, or it is not known since when. */
  from: string | null
  /** Null: without an end. */
  to: string | null
}

const timeOf = (item: ConsoleItem, name: string): string[] => {
  const value = item[name]
  return typeof value === 'string' ? [value] : []
}

/** Returns from when and until when visitors see a popup or a slide: its own period, within the one in which it is published; undefined: never. */
export function shownPeriod(item: ConsoleItem, { publishAt, unpublishAt }: Times): ShownPeriod | undefined {
  const isOff = !item.isPublished && publishAt === null
  if (isOff) return undefined
  const begins = [...timeOf(item, 'startsAt'), ...(item.isPublished || publishAt === null ? [] : [publishAt])].toSorted()
  const ends = [...timeOf(item, 'endsAt'), ...(unpublishAt === null ? [] : [unpublishAt])].toSorted()
  return { from: begins.at(-1) ?? null, to: ends[0] ?? null }
}

export type ShownState = 'off' | 'planned' | 'shown' | 'over'

/** Returns whether visitors see it now. */
export function shownState(period: ShownPeriod | undefined, now: string): ShownState {
  if (period === undefined) return 'off'
  const { from, to } = period
  if (to !== null && (to <= now || (from !== null && to <= from))) return 'over'
  return from !== null && from > now ? 'planned' : 'shown'
}
