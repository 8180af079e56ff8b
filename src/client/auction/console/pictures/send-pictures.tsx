import { Plural } from '@lingui/react/macro'
import { useState } from 'react'
import { SendingState, useSending } from '../../../console/sending-files.tsx'
import { pictureTimeout } from '../../../content/picture-choice.ts'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { withBody } from '../../../session/with-body.ts'
import { buttonClass } from '../../../ui/button.ts'
import type { MatchedPicture } from './match-pictures.ts'

const call = 'POST /api/console/auction/files'

function useSend() {
  const locale = useLocale()
  return ({ file, work, index }: MatchedPicture) => {
    const body = new FormData()
    body.append('_work', work._id)
    body.append('index', String(index))
    body.append('file', file, file.name.normalize('NFC'))
    return api(call, { locale, transport: withBody(body), timeout: pictureTimeout })
  }
}

/** Sends pictures into their works. What failed is named and can be sent again. */
export function SendPictures({ pictures, onEnd }: { pictures: readonly MatchedPicture[]; onEnd: () => void }) {
  const sending = useSending(useSend(), onEnd)
  const [hasBegun, setHasBegun] = useState(false)
  const count = pictures.length
  const begin = () => {
    setHasBegun(true)
    sending.start(pictures)
  }
  if (!hasBegun)
    return (
      <button type="button" className={buttonClass('primary')} onClick={begin}>
        <Plural value={count} other="사진 #장 올리기" />
      </button>
    )
  return (
    <div className="space-y-3 text-sm">
      <SendingState
        sending={sending}
        count={count}
        keyOf={({ file: { name } }) => name}
        renderFailed={({ file: { name }, problem }) => `${name}: ${problem}`}
      />
    </div>
  )
}
