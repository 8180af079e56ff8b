import type { IntroductionUpload } from '#contract/account/company-files.ts'
import type { CompanyFile } from '#contract/platform/company.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../data/use-locale.ts'
import { type Progress, sendIntroduction } from './send-introduction.ts'

/** An introduction that is sent from here. */
export type Sending = { file: File } & (
  | { state: 'sending'; progress: Progress | undefined }
  | { state: 'failed'; error: unknown }
  | { state: 'sent' }
)

/** Sends one introduction at a time. It ends with the page, and can go on from where it was. */
export function useIntroduction(onArrived: (introduction: CompanyFile) => void) {
  const locale = useLocale()
  const [sending, setSending] = useState<Sending>()
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  // All parts of a file are one press: what they change is read again at its end.
  const { mutateAsync } = useMutation({ mutationFn: (send: () => Promise<CompanyFile>) => send() })

  const start = async (file: File, known: readonly IntroductionUpload[]): Promise<void> => {
    stop.current?.abort()
    const own = new AbortController()
    stop.current = own
    setSending({ file, state: 'sending', progress: undefined })
    const { signal } = own
    try {
      const onProgress = (progress: Progress) => {
        if (!signal.aborted) setSending({ file, state: 'sending', progress })
      }
      onArrived(await mutateAsync(() => sendIntroduction(file, { locale, signal, known, onProgress })))
      setSending({ file, state: 'sent' })
    } catch (error) {
      if (!signal.aborted) setSending({ file, state: 'failed', error })
    }
  }
  /** Ends it here; what has come is given up elsewhere. */
  const end = () => {
    stop.current?.abort()
    setSending(undefined)
  }
  return { sending, start, end }
}
