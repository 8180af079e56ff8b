import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pictureTimeout } from '../../../content/picture-choice.ts'
import { useFailureText } from '../../../content/use-alert-failure.tsx'
import { api } from '../../../data/http.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { withBody } from '../../../session/with-body.ts'
import { buttonClass } from '../../../ui/button.ts'
import { ProgressBar } from '../../../ui/deferred/progress-bar.tsx'
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

/** Sends pictures into their works, one after the other: a picture is work for the server. What failed is named and can be sent again. */
export function SendPictures({ pictures, onEnd }: { pictures: readonly MatchedPicture[]; onEnd: () => void }) {
  const { t } = useLingui()
  const send = useSend()
  const failureText = useFailureText()
  const [done, setDone] = useState<number>()
  const [failed, setFailed] = useState<(MatchedPicture & { problem: string })[]>([])
  const { mutate, isPending } = usePress<void, readonly MatchedPicture[]>({
    mutationFn: async (sendings) => {
      setDone((before) => before ?? 0)
      setFailed([])
      for (const picture of sendings)
        try {
          await send(picture)
          setDone((before) => (before ?? 0) + 1)
        } catch (error) {
          const problem = failureText(error instanceof Error ? error : new Error(String(error)))
          setFailed((before) => [...before, { ...picture, problem }])
        }
    },
    onSettled: onEnd,
  })
  const count = pictures.length
  if (done === undefined)
    return (
      <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={() => mutate(pictures)}>
        <Plural value={count} other="사진 #장 올리기" />
      </button>
    )
  return (
    <div className="space-y-3 text-sm">
      {isPending && <ProgressBar label={t`올린 사진`} value={done} max={count} />}
      <p role="status">
        <Trans>
          사진 {count}장 가운데 {done}장을 올렸습니다.
        </Trans>
      </p>
      {failed.length > 0 && (
        <>
          <ul className="list-disc pl-5 text-danger">
            {failed.map(({ file: { name }, problem }) => (
              <li key={name}>
                {name}: {problem}
              </li>
            ))}
          </ul>
          <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => mutate(failed)}>
            <Plural value={failed.length} other="사진 #장 다시 올리기" />
          </button>
        </>
      )}
    </div>
  )
}
