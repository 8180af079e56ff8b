import { Trans } from '@lingui/react/macro'
import { useLocale } from '../data/use-locale.ts'
import type { Pin } from '../offline/content/store.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { TopicIcon } from '../ui/deferred/topic-icon.tsx'
import { completePins, loadPins, usePins } from './use-pins.ts'

/** A text that can be put aside: `value` is the answer of the API that brought it. */
export type PinTarget = Pick<Pin, 'collection' | '_id' | 'value'>

/** Puts a text aside on this device, so that it stays whatever becomes of the rest; or lets it go. */
export function PinButton({ target, subject }: { target: PinTarget; subject: string }) {
  const locale = useLocale()
  const isPinned = usePins()?.some(({ collection, _id }) => collection === target.collection && _id === target._id)
  const toggle = async () => {
    const { pin, unpin } = await loadPins()
    const { collection, _id, value } = target
    try {
      if (isPinned === true) await unpin(collection, _id)
      else {
        await pin({ collection, _id, value, subject, locale, path: location.pathname })
        completePins()
      }
    } catch {
      await alert(<Trans>이 기기에 저장하지 못했습니다. 저장 공간이 없거나, 브라우저가 저장을 막고 있습니다.</Trans>)
    }
  }
  return (
    <button
      type="button"
      className={buttonClass('outline', isPinned === true ? '!border-accent text-accent' : '')}
      aria-pressed={isPinned === true}
      onClick={() => void toggle()}
    >
      <TopicIcon name="bookmark" className="size-5" />
      {isPinned === true ? <Trans>저장됨</Trans> : <Trans>저장</Trans>}
    </button>
  )
}
