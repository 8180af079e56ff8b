import { contractModule } from '../module.ts'
import { alertCalls } from './alerts.ts'
import { auditCalls } from './audit.ts'
import { deliveryCalls } from './deliveries.ts'
import { consoleSearchCalls } from './console-search.ts'
import { presenceCalls, previewCalls, publicationCalls, trashCalls, versionCalls } from './editorial.ts'
import { platformErrors } from './errors.ts'
import { eventCalls } from './events.ts'
import { fileCalls } from './files.ts'
import { installationCalls } from './installation.ts'
import { jobCalls } from './jobs.ts'
import { letterCalls } from './letters.ts'
import { mediaCalls, replacementCalls } from './media.ts'
import { memberNotificationCalls, memberEventCalls } from './member-notifications.ts'
import { messageCalls } from './messages.ts'
import { pushCalls } from './push.ts'
import { trendCalls } from './trends.ts'
import { viewCalls } from './views.ts'
import { writingCalls } from './writing.ts'

/** The ground of every module: files, messages, the work of editors. Beside its calls, shapes that several modules share. */
export const platform = contractModule({
  name: 'platform',
  resources: [],
  errors: platformErrors,
  calls: {
    ...fileCalls,
    ...mediaCalls,
    ...replacementCalls,
    ...versionCalls,
    ...trashCalls,
    ...consoleSearchCalls,
    ...publicationCalls,
    ...previewCalls,
    ...presenceCalls,
    ...viewCalls,
    ...eventCalls,
    ...trendCalls,
    ...writingCalls,
    ...letterCalls,
    ...messageCalls,
    ...deliveryCalls,
    ...pushCalls,
    ...memberNotificationCalls,
    ...memberEventCalls,
    ...auditCalls,
    ...jobCalls,
    ...installationCalls,
    ...alertCalls,
  },
})
