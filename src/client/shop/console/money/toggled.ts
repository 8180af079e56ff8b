/** Returns a choice with one taken out of it that is in it, or put into it that is not. */
export function toggled(chosen: ReadonlySet<string>, _id: string): ReadonlySet<string> {
  const after = new Set(chosen)
  if (!after.delete(_id)) after.add(_id)
  return after
}
