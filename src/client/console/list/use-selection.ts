import { useCallback, useMemo, useState } from 'react'

export interface Selection {
  /** Ids of the rows that are chosen. */
  chosen: ReadonlySet<string>
  toggle: (_id: string, isOn: boolean) => void
  /** Chooses these and no others. */
  choose: (ids: readonly string[]) => void
}

/** The rows that are chosen. Its functions stay the same: rows that are not touched are not drawn again. */
export function useSelection(): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set())
  const choose = useCallback((ids: readonly string[]) => setChosen(new Set(ids)), [])
  const toggle = useCallback(
    (_id: string, isOn: boolean) => setChosen((before) => new Set(isOn ? [...before, _id] : [...before].filter((each) => each !== _id))),
    [],
  )
  return useMemo(() => ({ chosen, toggle, choose }), [chosen, toggle, choose])
}
