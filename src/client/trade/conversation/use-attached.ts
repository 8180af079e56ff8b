import { documentTypes } from '#contract/platform/document-types.ts'
import { endingOf } from '#contract/platform/ending.ts'
import type { ConversationFile } from '#contract/trade/conversations.ts'
import { conversationLimits } from '#contract/trade/limits.ts'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFailureText } from '../../content/use-alert-failure.tsx'
import { api, Unreachable } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { ownAccount } from '../../session/use-session.ts'
import { withBody } from '../../session/with-body.ts'
import { alert } from '../../ui/alert.tsx'
import { sizeText } from '../../ui/deferred/size-text.ts'

/** Ten megabytes over a slow line, in ms. */
const timeout = 300_000
/** Endings that the field offers. */
export const attachedEndings = Object.keys(documentTypes)
  .map((ending) => `.${ending}`)
  .join(',')

/** A file for the next message: on its way, or received. */
export interface Attached {
  key: string
  name: string
  size: number
  received?: ConversationFile
  /** It is on this device until its message leaves; its key stands for its id. */
  isWaiting?: boolean
}

const importFiles = () => import('../../offline/queue/files.ts')
const typeOf = (name: string): string => documentTypes[endingOf(name)]?.[0] ?? ''

/** What is shown of a file that is kept, and stands in its message until the server has it. */
const shownOf = (key: string, name: string, size: number): ConversationFile => ({ _file: key, name, size, type: typeOf(name) })

/** Sends files ahead of the message that they are for. */
export function useAttached(_id: string) {
  const { t } = useLingui()
  const locale = useLocale()
  const failureText = useFailureText()
  const [files, setFiles] = useState<readonly Attached[]>([])
  const most = sizeText(conversationLimits.fileBytes)
  const remove = (key: string) => setFiles((all) => all.filter((one) => one.key !== key))
  /** Takes a file out; what was kept of it goes. */
  const takeOut = (key: string) => {
    if (files.some((one) => one.key === key && one.isWaiting === true)) void importFiles().then(({ forgetFiles }) => forgetFiles([key]))
    remove(key)
  }
  const keep = async (key: string, name: string, file: File) => {
    try {
      await (await importFiles()).keepFile(key, file)
      const received = shownOf(key, name, file.size)
      setFiles((all) => all.map((one) => (one.key === key ? { ...one, received, isWaiting: true } : one)))
    } catch {
      remove(key)
      await alert(
        `${name}\n${t`이 기기에 자리가 없어 파일을 보관하지 못했습니다. 쓰신 글은 그대로 있습니다. 연결되었을 때 다시 붙여 주십시오.`}`,
      )
    }
  }
  const problemOf = (file: File): string | undefined => {
    if (!Object.hasOwn(documentTypes, endingOf(file.name))) return t`붙이실 수 없는 종류의 파일입니다. 문서나 사진을 골라 주십시오.`
    if (file.size === 0) return t`내용이 없는 파일입니다.`
    return file.size > conversationLimits.fileBytes ? t`파일이 너무 큽니다. ${most}까지 보내실 수 있습니다.` : undefined
  }
  const upload = async (file: File) => {
    const key = crypto.randomUUID()
    const name = file.name.normalize('NFC')
    setFiles((all) => [...all, { key, name, size: file.size }])
    if (!navigator.onLine && ownAccount() !== undefined) return keep(key, name, file)
    const form = new FormData()
    form.append('file', file, name)
    try {
      const more = { idempotencyKey: key, transport: withBody(form), timeout }
      const { file: received } = await api('POST /api/v1/me/matchings/{_id}/files', { locale, params: { _id }, ...more })
      setFiles((all) => all.map((one) => (one.key === key ? { ...one, name: received.name, size: received.size, received } : one)))
    } catch (error) {
      // The server may have it: under its key it is sent once.
      if (error instanceof Unreachable && ownAccount() !== undefined) return keep(key, name, file)
      remove(key)
      await alert(`${name}\n${failureText(error instanceof Error ? error : new Error(String(error)))}`)
    }
    return undefined
  }
  const add = (chosen: readonly File[]) => {
    const count = conversationLimits.files
    if (files.length + chosen.length > count) return void alert(t`한 메시지에 파일을 ${count}개까지 붙이실 수 있습니다.`)
    for (const file of chosen) {
      const problem = problemOf(file)
      if (problem === undefined) void upload(file)
      else void alert(`${file.name}\n${problem}`)
    }
  }
  /** Puts files of a message back that was not sent. */
  const restore = (former: readonly ConversationFile[], kept: readonly string[] = []) =>
    setFiles(
      former.map((received) => {
        const { _file: key, name, size } = received
        return { key, name, size, received, isWaiting: kept.includes(key) }
      }),
    )
  return { files, add, remove: takeOut, restore }
}
