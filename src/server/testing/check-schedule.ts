/** A schedule as one reads it: who meets whom in which slot. Everything is known by its index; this file knows nothing of how it was made. */
export interface CheckedSchedule {
  /** Tables of the fair, by slot. */
  tables: readonly number[]
  /** Whether somebody is there, by slot, and how many meetings it may have. */
  members: readonly { isThere: readonly boolean[]; maximum: number }[]
  meetings: readonly { buyer: number; seller: number; slot: number; isOffline: boolean }[]
  /** Meetings that had to stay where they were. */
  locked: readonly { buyer: number; seller: number; slot: number }[]
}

/** All that is wrong with a schedule, in words; empty where it is right. */
export function problemsOf({ tables, members, meetings, locked }: CheckedSchedule): string[] {
  const problems: string[] = []
  const [busy, pairs] = [new Set<string>(), new Set<string>()]
  const sitting = tables.map(() => 0)
  const counts = members.map(() => 0)
  for (const { buyer, seller, slot, isOffline } of meetings) {
    const pair = `${buyer} and ${seller}`
    if (pairs.has(pair)) problems.push(`${pair} meet twice`)
    pairs.add(pair)
    if (tables[slot] === undefined) problems.push(`${pair} meet in a slot that is not there: ${slot}`)
    for (const member of [buyer, seller]) {
      const at = `${member} in ${slot}`
      if (busy.has(at)) problems.push(`two meetings of ${at}`)
      busy.add(at)
      const isLocked = locked.some((lock) => lock.buyer === buyer && lock.seller === seller)
      if (members[member]?.isThere[slot] !== true && !isLocked) problems.push(`nobody is there: ${at}`)
      counts[member] = (counts[member] ?? 0) + 1
    }
    if (isOffline) sitting[slot] = (sitting[slot] ?? 0) + 1
  }
  for (const [slot, count] of sitting.entries()) if (count > (tables[slot] ?? 0)) problems.push(`${count} meetings at tables in ${slot}`)
  for (const [member, { maximum }] of members.entries())
    if ((counts[member] ?? 0) > maximum) problems.push(`${counts[member]} meetings of ${member}, ${maximum} at most`)
  for (const lock of locked)
    if (!meetings.some(({ buyer, seller, slot }) => buyer === lock.buyer && seller === lock.seller && slot === lock.slot))
      problems.push(`${lock.buyer} and ${lock.seller} do not meet in ${lock.slot}, where they were locked`)
  return problems
}
