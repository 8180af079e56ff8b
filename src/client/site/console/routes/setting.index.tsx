import { createFileRoute, redirect } from '@tanstack/react-router'
import { resourceOf } from '../../../console/resources.ts'
import { formTopics } from '../../../console/form-topics.ts'

export const Route = createFileRoute('/setting/')({
  beforeLoad: () => {
    const [first] = formTopics(resourceOf('setting'))
    throw redirect({ to: '/setting/$topic', params: { topic: first?.topic ?? '' }, replace: true })
  },
})
