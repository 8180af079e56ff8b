import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { Firm } from '../../data/firm.ts'
import { PageHead } from '../../data/head/page-head.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { bannerHeight, HomeBanner, PlainBanner, QuickCards, useFirstPaint } from './banner.tsx'
import { HomeNotices } from './notices.tsx'
import { homeBanners, useSetting } from '../queries.ts'

/** Section 1 of the home page: the banner with its quick cards, below what the popups say (section 13). */
export function HomeTop() {
  const { t } = useLingui()
  const banners = useQuery(homeBanners(useLocale()))
  const { data } = useSetting()
  const seenSince = useFirstPaint()
  const { name } = use(Firm)
  const offices = data?.setting.offices.map((office) => office.name).join(', ')
  return (
    <>
      <HomeNotices />
      <section aria-label={t`주요 안내`}>
        <PageHead
          title={t`${name} | 이혼·가사 상담`}
          description={[t`이혼, 재산분할, 양육, 상속까지. 진행 순서와 준비 서류를 알려 드리고, 비밀을 지키며 함께합니다.`, offices]
            .join(' ')
            .trim()}
        />
        <h1 className="sr-only">
          <Trans>{name}, 이혼과 가사 사건 상담</Trans>
        </h1>
        <LoadState load={banners} skeleton={<div className={`${bannerHeight} bg-night`} />} failed={t`안내를 불러오지 못했습니다.`}>
          {(answer) =>
            answer.banners.length === 0 ? (
              <PlainBanner headline={data?.setting.tagline ?? ''} />
            ) : (
              <HomeBanner banners={answer.banners.slice(0, 4)} seenSince={seenSince} />
            )
          }
        </LoadState>
        {data !== undefined && <QuickCards setting={data.setting} />}
      </section>
      <HomeNotices position="below" />
    </>
  )
}
