import { languageTag } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { readOptions } from '../data/query-client.ts'
import { useLocale } from '../data/use-locale.ts'
import { alert } from '../ui/alert.tsx'
import { buttonClass } from '../ui/button.ts'
import { endActing } from './acting.ts'

/** Milliseconds until then, in which a timer can be set. */
const until = (instant: string): number => Math.min(Math.max(Date.parse(instant) - Date.now(), 0), 2 ** 31 - 1)

/** Says on every page whose account staff look at, who does, until when, and how it ends (decision 7). */
export function ActingBar() {
  const { t } = useLingui()
  const locale = useLocale()
  const read = readOptions('GET /api/v1/me/acting', locale)
  const { data } = useQuery({ ...read, staleTime: Infinity, gcTime: 0 })
  const end = () => {
    void endActing(locale)
    // Another document: nothing of what was shown is left.
    location.replace('/')
  }
  const over = useEffectEvent(async () => {
    await alert(t`회원의 화면을 볼 수 있는 시간이 끝났습니다. 더 보시려면 콘솔에서 다시 여십시오.`)
    end()
  })
  const expiresAt = data?.acting.expiresAt
  useEffect(() => {
    if (expiresAt === undefined) return undefined
    const timer = setTimeout(() => void over(), until(expiresAt))
    return () => clearTimeout(timer)
  }, [expiresAt])
  const { actor = '', name = '', username = '' } = data?.acting ?? {}
  const time = expiresAt !== undefined && new Intl.DateTimeFormat(languageTag(locale), { timeStyle: 'short' }).format(new Date(expiresAt))
  return (
    <>
      <div aria-hidden="true" className="h-32 md:h-16" />
      <section
        aria-label={t`회원의 화면을 보는 중`}
        className="fixed inset-x-0 bottom-14 z-50 flex flex-wrap items-center gap-x-6 gap-y-1 bg-danger px-5 py-2 text-sm text-paper md:bottom-0"
      >
        <p className="min-w-0 flex-1 basis-60 wrap-anywhere">
          {time === false ? (
            <Trans>직원이 회원의 화면을 보고 있습니다.</Trans>
          ) : (
            <Trans>
              직원 {actor}님이 {name}({username})님의 화면을 보고 있습니다. 보기만 할 수 있으며 {time}에 끝납니다.
            </Trans>
          )}
        </p>
        <button type="button" className={buttonClass('inherit')} onClick={end}>
          <Trans>그만 보기</Trans>
        </button>
      </section>
    </>
  )
}
