import { useLingui } from '@lingui/react/macro'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { usePress } from '../../data/use-press.ts'
import { sizeText } from '../../ui/deferred/size-text.ts'

interface Upload<T> {
  /** The field of the body, and how large its file may be, in bytes. */
  upload: { file: string; maxBytes: number }
  send: (body: FormData) => Promise<T>
  onSent?: (stored: T) => void
}

/** Files that are sent as soon as they are chosen, one after the other: too large a one is refused before it is sent. */
export function useUpload<T>({ upload: { file: field, maxBytes }, send, onSent }: Upload<T>) {
  const alertFailure = useAlertFailure()
  const { t } = useLingui()
  const most = sizeText(maxBytes)
  const { mutate, isPending } = usePress({
    mutationFn: async (files: readonly File[]) => {
      for (const file of files) {
        if (file.size > maxBytes) throw new Error(t`파일이 너무 큽니다. ${most}까지 올리실 수 있습니다.`)
        const body = new FormData()
        body.append(field, file, file.name.normalize('NFC'))
        const stored = await send(body)
        onSent?.(stored)
      }
    },
    onError: (error) => void alertFailure(error),
  })
  /** The same file can be chosen again. */
  const onChosen = (input: HTMLInputElement) => {
    const file = input.files?.[0]
    input.value = ''
    if (file !== undefined) mutate([file])
  }
  return { onChosen, sendAll: (files: readonly File[]) => mutate(files), isPending }
}
