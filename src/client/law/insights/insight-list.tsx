import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { ListPage } from '../../content/list-page.tsx'
import { Firm } from '../../data/firm.ts'
import { useListSearch } from '../../data/list-pages.ts'
import { useLocale } from '../../data/use-locale.ts'
import { PageLink } from '../../content/page-link.tsx'
import { buttonClass } from '../../ui/button.ts'
import { BoxSkeleton } from '../../ui/deferred/card-skeleton.tsx'
import { InsightCard } from './insight-card.tsx'
import { ExperiencesDiffer } from './notices.tsx'
import type { InsightCode } from '../queries.ts'
import { insightList } from '../reads.ts'
import { listPaths } from './places.ts'
import { ReviewCard } from './review-card.tsx'
import { videoJsonLd } from '../json-ld.ts'

function useTexts(): Record<InsightCode, { title: string; lead: string; failed: string; empty: string }> {
  const { t } = useLingui()
  return {
    article: {
      title: t`언론 보도`,
      lead: t`이혼과 상속, 양육에 관한 제도와 판결이 어떻게 바뀌고 있는지, 변호사가 언론을 통해 설명한 내용을 모았습니다.`,
      failed: t`언론 보도를 불러오지 못했습니다.`,
      empty: t`아직 올라온 보도가 없습니다.`,
    },
    youtube: {
      title: t`영상`,
      lead: t`이혼 절차와 재산분할, 양육, 상속에 관해 자주 받는 질문에 변호사가 답합니다. 재생을 누르시기 전에는 다른 홈페이지에 접속하지 않습니다.`,
      failed: t`영상 목록을 불러오지 못했습니다.`,
      empty: t`아직 올라온 영상이 없습니다.`,
    },
    column: {
      title: t`칼럼`,
      lead: t`변호사가 상담실에서 자주 받는 질문과, 결정하기 전에 함께 생각해 보면 좋은 것들을 차분히 적었습니다. 급하지 않을 때 읽어 보십시오.`,
      failed: t`칼럼을 불러오지 못했습니다.`,
      empty: t`아직 올라온 칼럼이 없습니다.`,
    },
    review: {
      title: t`의뢰인 후기`,
      lead: t`상담과 사건을 함께 지나온 분들이 보내 주신 글입니다. 보내신 분을 알아볼 수 있는 내용은 바꾸거나 지우고, 동의를 얻어 싣습니다.`,
      failed: t`후기를 불러오지 못했습니다.`,
      empty: t`아직 올라온 후기가 없습니다.`,
    },
  }
}

/** Press articles, videos, columns or reviews. */
export function InsightList({ code }: { code: InsightCode }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { name } = use(Firm)
  const isReview = code === 'review'
  return (
    <>
      {(code === 'article' || code === 'column') && (
        // Tells feed readers where the newest texts are. The feed without a language is Korean (server/pages/rss.ts).
        <link
          rel="alternate"
          type="application/rss+xml"
          href={locale === 'ko' ? '/rss.xml' : `/rss.xml?lang=${locale}`}
          title={t`${name} 새 글`}
        />
      )}
      <ListPage
        place={{ to: listPaths[code] }}
        {...useTexts()[code]}
        read={insightList(locale, code, useListSearch())}
        items={({ insights }) => insights}
        renderCard={(insight) => (isReview ? <ReviewCard review={insight} /> : <InsightCard insight={insight} />)}
        jsonLd={import.meta.env.SSR && code === 'youtube' ? (videos, origin) => videoJsonLd(origin, videos, locale) : undefined}
        {...(isReview ? { columns: 'gap-x-16 gap-y-10 md:grid-cols-2', skeleton: <BoxSkeleton count={4} shape="h-44" /> } : {})}
      >
        {isReview && <ExperiencesDiffer className="mt-12" />}
        {code === 'youtube' && (
          <p className="mt-12">
            <PageLink to="/insight_media/media/media01" className={buttonClass('outline')}>
              <Trans>주요 영상 크게 보기</Trans>
            </PageLink>
          </p>
        )}
      </ListPage>
    </>
  )
}
