import { Trans, useLingui } from '@lingui/react/macro'
import { loadPins, usePins } from '../../content/use-pins.ts'
import { useLocale } from '../../data/use-locale.ts'
import { koreanDay } from '../../ui/day.ts'
import type { Pin } from '../../offline/content/store.ts'
import { buttonClass } from '../../ui/button.ts'
import { SiteLink } from '../../content/site-link.tsx'

function PinRow({ pin: { collection, _id, path, translations, pinnedAt, ...pin } }: { pin: Pin }) {
  const { t } = useLingui()
  const locale = useLocale()
  const subject = translations?.[locale]?.subject ?? pin.subject
  const remove = async () => (await loadPins()).unpin(collection, _id)
  return (
    <li className="flex items-center justify-between gap-4 border-t border-line py-2">
      <SiteLink href={path} className="flex min-h-11 flex-1 flex-col justify-center hover:text-accent">
        <span className="font-semibold">{subject}</span>
        <span className="text-sm text-muted tabular-nums">{koreanDay(new Date(pinnedAt).toISOString())}</span>
      </SiteLink>
      <button type="button" className={buttonClass('quiet')} aria-label={t`${subject} 저장 해제`} onClick={() => void remove()}>
        <Trans>저장 해제</Trans>
      </button>
    </li>
  )
}

/** The texts that the reader has put aside. */
export function Pins() {
  const pins = usePins()
  if (pins === undefined) return <div className="skeleton h-24" aria-busy="true" />
  if (pins.length === 0)
    return (
      <p className="text-muted">
        <Trans>저장한 글이 없습니다. 성공사례와 글의 아래에 있는 ‘저장’을 누르시면 여기에 모입니다.</Trans>
      </p>
    )
  return (
    <ul className="border-b border-line">
      {pins.map((pin) => (
        <PinRow key={`${pin.collection}/${pin._id}`} pin={pin} />
      ))}
    </ul>
  )
}
