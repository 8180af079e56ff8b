import { contractModule } from '../module.ts'
import { areaCalls, areas } from './areas.ts'
import { assignmentCalls } from './assignment.ts'
import { lawErrors } from './errors.ts'
import { formCalls, forms, attachmentCalls, answerCalls } from './forms.ts'
import { inboxCalls, memberRequestCalls } from './inbox.ts'
import { insightCalls, insights } from './insights.ts'
import { lawyerCalls, lawyers } from './lawyers.ts'
import { lawPages } from './pages.ts'
import { practiceCalls, practices } from './practices.ts'
import { replies } from './replies.ts'
import { statisticsCalls } from './statistics.ts'
import { success, successCalls } from './success.ts'

export const law = contractModule({
  name: 'law',
  resources: [lawyers, success, insights, practices, areas, forms, replies],
  errors: lawErrors,
  pages: lawPages,
  calls: {
    ...lawyerCalls,
    ...successCalls,
    ...insightCalls,
    ...formCalls,
    ...attachmentCalls,
    ...answerCalls,
    ...assignmentCalls,
    ...inboxCalls,
    ...memberRequestCalls,
    ...statisticsCalls,
    ...practiceCalls,
    ...areaCalls,
  },
})
