import type { FairFigures } from '#contract/trade/results.ts'

const share = (part: number, whole: number): number | undefined => (whole === 0 ? undefined : part / whole)

/** Offers that a seller has accepted, of those that are no longer open: whoever has not answered has refused nothing. */
export const acceptance = ({ offers, open, accepted }: FairFigures) => share(accepted, offers - open)
/** Meetings that took place, of those of which that is known. */
export const kept = ({ met, missed }: FairFigures) => share(met, met + missed)
/** Agreed meetings of two who had met before. */
export const repeat = ({ repeated, unmarked, met, missed, disputed }: FairFigures) => share(repeated, unmarked + met + missed + disputed)

/** `73%`; a dash where there is nothing to divide by. */
export const percent = (value: number | undefined): string => (value === undefined ? '–' : `${Math.round(value * 100)}%`)
