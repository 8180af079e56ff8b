import { msg } from '@lingui/core/macro'
import type { ModuleDashboard } from '../../console/module.ts'

export const dashboard: ModuleDashboard = {
  tasks: [
    { path: 'center/questions', label: msg`답을 기다리는 문의`, todo: msg`문의 답변`, verb: msg`답하기`, search: { status: 'unanswered' } },
    { path: 'boards/comments', label: msg`확인을 기다리는 댓글`, todo: msg`댓글 확인`, search: { moderation: 'waiting' } },
  ],
}
