import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { delays } from '../../data/delays.ts'
import { readStored, writeStored } from '../../data/stored.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass, iconButtonClass } from '../../ui/button.ts'
import { localDay } from '../../ui/day.ts'
import { Icon } from '../../ui/icon.tsx'
import { useUiLabels } from '../../ui/labels.tsx'
import { Picture } from '../../ui/picture.tsx'
import { homePopups } from '../queries.ts'
import { SiteLink } from '../site-link.tsx'

const storageKey = 'popups-hidden'

/** Which popups were put away for today, by id. A browser that keeps nothing shows them again. */
function hiddenToday(): readonly string[] {
  const { day, ids } = readStored<{ day?: string; ids?: string[] }>(storageKey) ?? {}
  return day === localDay() && Array.isArray(ids) ? ids : []
}

const hideToday = (id: string) => writeStored(storageKey, { day: localDay(), ids: [...hiddenToday(), id] })

/** Put away on this visit: the document's life is the visit's. */
let closedThisVisit: readonly string[] = []

/** The popups in their period, one after the other, beside the page: nothing is covered up or interrupted. */
export function PopupLayer() {
  const { t } = useLingui()
  const { close } = useUiLabels()
  /** Known a while after the page itself, which comes first. */
  const [closed, setClosed] = useState<readonly string[]>()
  const { data } = useQuery({ ...homePopups(useLocale()), enabled: closed !== undefined })
  useEffect(() => {
    const timer = setTimeout(() => setClosed([...hiddenToday(), ...closedThisVisit]), delays.popup)
    return () => clearTimeout(timer)
  }, [])

  const popup = data?.popups.find(({ _id }) => closed?.includes(_id) === false)
  if (popup === undefined) return null
  const putAway = (isForToday: boolean) => {
    if (isForToday) hideToday(popup._id)
    closedThisVisit = [...closedThisVisit, popup._id]
    setClosed((before = []) => [...before, popup._id])
  }
  return (
    <aside
      aria-label={t`알림`}
      className="no-print fixed inset-x-3 bottom-20 z-20 mx-auto max-w-[22rem] rounded-card border border-line bg-surface shadow-card md:top-26 md:right-8 md:bottom-auto md:left-auto md:mx-0 md:max-w-[20rem]"
    >
      {popup.image !== null && (
        <Picture
          picture={popup.image}
          alt=""
          sizes="352px"
          widths={[480, 640]}
          className="hidden aspect-[8/5] rounded-t-card md:[@media(min-height:760px)]:block"
        />
      )}
      <div className="p-4 pl-5">
        <div className="flex items-start justify-between gap-2">
          <p className="pt-2 font-bold">{popup.subject}</p>
          <button type="button" className={iconButtonClass()} aria-label={close} onClick={() => putAway(false)}>
            <Icon name="close" />
          </button>
        </div>
        <p className="text-sm whitespace-pre-line text-muted">{popup.content}</p>
        <div className="mt-3 flex flex-wrap justify-between gap-2">
          <button type="button" className={buttonClass('quiet', '-ml-3 !px-3')} onClick={() => putAway(true)}>
            <Trans>오늘 하루 보지 않기</Trans>
          </button>
          {popup.link !== null && (
            <SiteLink href={popup.link} className={buttonClass('outline')}>
              <Trans>자세히 보기</Trans>
              <span className="sr-only">: {popup.subject}</span>
            </SiteLink>
          )}
        </div>
      </div>
    </aside>
  )
}
