import { Filled } from '../../content/filled.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { BusinessGrid } from '../../law/home/business-grid.tsx'
import { Gate } from '../../law/home/gate.tsx'
import { Articles, Videos } from '../../law/home/insights.tsx'
import { Introduction } from '../../law/home/introduction.tsx'
import { OtherLawyers } from '../../law/home/other-lawyers.tsx'
import { Representative } from '../../law/home/representative.tsx'
import { Solution } from '../../law/home/solution.tsx'
import { Judgments, Stories } from '../../law/home/stories.tsx'
import { homeReads } from '../../law/queries.ts'
import { OfficeCards } from '../../site/office-cards.tsx'
import { SisterSites } from '../../site/home/sister-sites.tsx'
import { settingRead } from '../../site/queries.ts'
import { StatementSlot } from '../../site/statement-slot.tsx'

/** The sections below the first view, 2 to 13 of specification 2.5; popups stand above the page (`site/home/notices.tsx`). */
export function HomeSections() {
  const locale = useLocale()
  const reads = homeReads(locale)
  return (
    <>
      <Filled read={reads.representative} items={({ lawyers }) => lawyers}>
        <Representative />
      </Filled>
      <Filled read={reads.lawyers} items={({ lawyers }) => lawyers}>
        <OtherLawyers />
      </Filled>
      <StatementSlot code="introduction">{(statement) => <Introduction statement={statement} />}</StatementSlot>
      <StatementSlot code="business">{(statement) => <BusinessGrid statement={statement} />}</StatementSlot>
      <StatementSlot code="solution">{(statement) => <Solution statement={statement} />}</StatementSlot>
      <Filled read={reads.stories} items={({ successes }) => successes}>
        <Stories />
      </Filled>
      <Filled read={reads.judgments} items={({ successes }) => successes}>
        <Judgments />
      </Filled>
      <Filled read={reads.videos} items={({ insights }) => insights}>
        <Videos />
      </Filled>
      <Filled read={reads.articles} items={({ insights }) => insights}>
        <Articles />
      </Filled>
      <Filled read={settingRead(locale)} items={({ setting }) => setting.offices}>
        <OfficeCards hasPhone />
      </Filled>
      <Filled read={reads.practices} items={({ practices }) => practices}>
        <Gate />
      </Filled>
      <SisterSites />
    </>
  )
}
