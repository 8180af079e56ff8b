import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { type Draft, dropDraft, findDraft, keepDraft, type Place } from './drafts.ts'
import type { ItemForm, Values } from './form.ts'

/** So long after a letter it is kept with what has followed, in ms. */
const pause = 700

/** A device that keeps nothing, or a server that is away: then the form alone has it. */
const ignore = (): undefined => undefined

/**
 * Keeps what is typed into a form on the device until it is saved, and offers what an earlier visit has left.
 * @param name of the form: the path of what it changes
 */
export function useDraft(form: ItemForm, name: string, initial: Values) {
  const account = useSession()?.sub ?? ''
  const locale = useLocale()
  const [found, setFound] = useState<Draft>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const place = (): Place => ({ account, form: name, locale })

  const look = useEffectEvent(() => {
    if (account !== '') void findDraft(place()).catch(ignore).then(setFound)
  })
  useEffect(() => look(), [])

  const keep = useEffectEvent(() => {
    const { values, isDefaultValue } = form.state
    if (account !== '' && !isDefaultValue) void keepDraft(place(), { base: initial, values }).catch(ignore)
  })
  useEffect(() => {
    const keepNow = () => {
      clearTimeout(timer.current)
      timer.current = undefined
      keep()
    }
    const { unsubscribe } = form.store.subscribe(() => {
      timer.current ??= setTimeout(keepNow, pause)
    })
    // Asked whether to leave, one takes longer than keeping it does.
    addEventListener('beforeunload', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      clearTimeout(timer.current)
      removeEventListener('beforeunload', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
      unsubscribe()
    }
  }, [form])

  /** It was saved, or is not wanted. */
  const forget = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    setFound(undefined)
    void dropDraft(place()).catch(ignore)
  }
  return { found, take: () => setFound(undefined), forget }
}
