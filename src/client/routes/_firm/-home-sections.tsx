import { BusinessGrid } from '../../law/home/business-grid.tsx'
import { Gate } from '../../law/home/gate.tsx'
import { Articles, Videos } from '../../law/home/insights.tsx'
import { Introduction } from '../../law/home/introduction.tsx'
import { OtherLawyers } from '../../law/home/other-lawyers.tsx'
import { Representative } from '../../law/home/representative.tsx'
import { Solution } from '../../law/home/solution.tsx'
import { Judgments, Stories } from '../../law/home/stories.tsx'
import { OfficeCards } from '../../site/office-cards.tsx'
import { SisterSites } from '../../site/home/sister-sites.tsx'

/** The sections below the first view, 2 to 13 of specification 2.5; popups stand above the page (`site/home/notices.tsx`). */
export function HomeSections() {
  return (
    <>
      <Representative />
      <OtherLawyers />
      <Introduction />
      <BusinessGrid />
      <Solution />
      <Stories />
      <Judgments />
      <Videos />
      <Articles />
      <OfficeCards hasPhone />
      <Gate />
      <SisterSites />
    </>
  )
}
