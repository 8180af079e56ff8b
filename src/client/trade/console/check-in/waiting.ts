import { checkInWays, type SentCheckIn } from '#contract/trade/check-ins.ts'
import type { Locale } from '#contract/locale.ts'
import { dropDraft, findDraftsBelow, keepDraft } from '../../../console/form/drafts.ts'

interface Where {
  account: string
  _fair: string
  locale: Locale
}

const below = (_fair: string) => `fairs/${_fair}/check-ins/`
/** Each arrival has its own: one of yesterday may still wait when somebody comes again. */
const placeOf = ({ account, _fair, locale }: Where, { _participant, at }: SentCheckIn) => ({
  account,
  form: `${below(_fair)}${_participant} ${at}`,
  locale,
})

/** Keeps an arrival on the device, sealed as all unsaved work of the console is, until the server has it. */
export const keepWaiting = (where: Where, sent: SentCheckIn): Promise<void> =>
  keepDraft(placeOf(where, sent), { base: {}, values: { ...sent } })

export const dropWaiting = (where: Where, sent: SentCheckIn): Promise<void> => dropDraft(placeOf(where, sent))

/** Finds what an earlier visit of this account has not sent. */
export async function findWaiting({ account, _fair, locale }: Where): Promise<SentCheckIn[]> {
  const found = await findDraftsBelow({ account, form: below(_fair), locale })
  return found.flatMap(({ draft: { values } }) => {
    const { _participant, at, way, code } = values
    const known = checkInWays.find((each) => each === way)
    if (typeof _participant !== 'string' || typeof at !== 'string' || known === undefined) return []
    return [{ _participant, at, way: known, ...(typeof code === 'string' ? { code } : {}) }]
  })
}
