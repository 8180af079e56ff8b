import { titleOf } from '#contract/title.ts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiFailure } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { NotThere } from '../../console/frame/not-there.tsx'
import { ScreenHead } from '../../console/frame/screen-head.tsx'
import { itemRead } from '../../console/resources.ts'
import { FairTabs } from './fair-tabs.tsx'
import { asFair, type Fair, fairs } from './reads.ts'

interface Props {
  _id: string
  /** Of the screen, without the name of the fair. */
  title: string
  /** Beside the title. */
  actions?: ReactNode
  children: (fair: Fair) => ReactNode
}

/** A screen of one fair: its name, the ways to its other screens, and what is shown of it. */
export function FairScreen({ _id, title, actions, children }: Props) {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useQuery({ ...itemRead(fairs, locale, _id), staleTime: 30_000 })
  if (load.error instanceof ApiFailure && [400, 404, 410].includes(load.error.status)) return <NotThere />
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`상담회를 불러오지 못했습니다.`}>
      {(item) => (
        <>
          <ScreenHead title={`${titleOf(fairs, item, locale)} · ${title}`}>{actions}</ScreenHead>
          <FairTabs _id={_id} />
          {children(asFair(item))}
        </>
      )}
    </LoadState>
  )
}
