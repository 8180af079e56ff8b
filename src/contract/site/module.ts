import { contractModule } from '../module.ts'
import { auditCalls } from './audit.ts'
import { bannerCalls, banners } from './banners.ts'
import { deliveryCalls } from './deliveries.ts'
import { editorialCalls } from './editorial.ts'
import { siteErrors } from './errors.ts'
import { eventCalls } from './events.ts'
import { fileCalls } from './files.ts'
import { jobCalls } from './jobs.ts'
import { letterCalls } from './letters.ts'
import { mediaCalls } from './media.ts'
import { memberNotificationCalls } from './member-notifications.ts'
import { messageCalls } from './messages.ts'
import { sitePages } from './pages.ts'
import { popupCalls, popups } from './popups.ts'
import { pushCalls } from './push.ts'
import { setting, settingCalls } from './setting.ts'
import { statements } from './statements.ts'
import { trendCalls } from './trends.ts'
import { viewCalls } from './views.ts'
import { writingCalls } from './writing.ts'

export const site = contractModule({
  name: 'site',
  resources: [banners, popups, setting, statements],
  errors: siteErrors,
  pages: sitePages,
  calls: {
    ...bannerCalls,
    ...popupCalls,
    ...fileCalls,
    ...mediaCalls,
    ...settingCalls,
    ...editorialCalls,
    ...viewCalls,
    ...eventCalls,
    ...trendCalls,
    ...writingCalls,
    ...letterCalls,
    ...messageCalls,
    ...deliveryCalls,
    ...pushCalls,
    ...memberNotificationCalls,
    ...auditCalls,
    ...jobCalls,
  },
})
