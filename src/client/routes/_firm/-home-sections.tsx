import { Articles } from '../../law/home/articles.tsx'
import { BusinessGrid } from '../../law/home/business-grid.tsx'
import { Gate } from '../../law/home/gate.tsx'
import { Introduction } from '../../law/home/introduction.tsx'
import { Judgments } from '../../law/home/judgments.tsx'
import { OtherLawyers } from '../../law/home/other-lawyers.tsx'
import { Representative } from '../../law/home/representative.tsx'
import { Solution } from '../../law/home/solution.tsx'
import { Stories } from '../../law/home/stories.tsx'
import { Videos } from '../../law/home/videos.tsx'
import { OfficeCards } from '../../site/office-cards.tsx'
import { PopupLayer } from '../../site/home/popup-layer.tsx'
import { SisterSites } from '../../site/home/sister-sites.tsx'

/** The sections below the first view, 2 to 13 of specification 2.5. */
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
      <PopupLayer />
    </>
  )
}
