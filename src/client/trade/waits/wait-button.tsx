import { Trans } from '@lingui/react/macro'
import { shortDayIn, timeIn } from '../../content/zoned-time.ts'
import { useLocale } from '../../data/use-locale.ts'
import { methodOf } from '../matchings/method-field.tsx'
import { useWaits } from './use-waits.ts'

const look = 'inline-flex min-h-11 items-center underline underline-offset-4 aria-disabled:opacity-60'

interface Props {
  _fair: string
  /** The participant. */
  _seller: string
  startsAt: string
  timeZone: string
}

/** Asks to be told when a time of a seller is free, by the method that the form around it says; or takes that back. */
export function WaitButton({ _fair, _seller, startsAt, timeZone }: Props) {
  const locale = useLocale()
  const { waits, add, remove, isPending } = useWaits()
  if (waits === undefined) return null
  const wait = waits.find((one) => one.fair._id === _fair && one.seller._id === _seller && one.startsAt === startsAt)
  const time = (
    <span className="sr-only">
      : {shortDayIn(startsAt, timeZone, locale)} {timeIn(startsAt, timeZone)}
    </span>
  )
  if (wait !== undefined && wait.toldAt === null)
    return (
      <button type="button" className={look} aria-disabled={isPending} onClick={() => remove(wait._id)}>
        <Trans>알림을 기다리는 중 · 그만두기</Trans>
        {time}
      </button>
    )
  return (
    <button
      type="button"
      className={look}
      aria-disabled={isPending}
      onClick={({ currentTarget: { form } }) => {
        const method = form === null ? '' : new FormData(form).get('method')
        add({ _fair, _seller, startsAt, method: methodOf(method === 'ONLINE' ? method : 'OFFLINE') })
      }}
    >
      <Trans>비면 알림 받기</Trans>
      {time}
    </button>
  )
}
