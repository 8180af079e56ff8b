import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { EntryView } from '../../content/outbox/entry-row.tsx'
import { useOwnEntryView } from '../../member/own-entry-state.tsx'
import { conversationTexts } from '../conversation/texts.ts'
import { matchingOfTask } from '../tasks/subject.ts'
import { taskTexts } from '../tasks/texts.ts'
import type { Entry } from '../../offline/queue/entry.ts'

/** Views of a member's answers in the outbox: what can be done is for their own account alone. */
export function useAnswerViews(): Readonly<Record<'answer' | 'availability' | 'offer' | 'outcome' | 'conversation' | 'task', EntryView>> {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const common = useOwnEntryView()
  const show = ({ subject }: Entry, hash?: string) =>
    navigate({ to: '/mypage/matchings', search: { open: subject } as object, ...(hash === undefined ? {} : { hash }) })
  return {
    answer: { ...common, title: t`상담 답변`, show },
    offer: { ...common, title: t`상담 제안`, show: () => navigate({ to: '/mypage/matchings' }) },
    outcome: { ...common, title: t`상담 결과`, show },
    conversation: { ...common, title: i18n._(conversationTexts.name), show: (entry) => show(entry, 'messages') },
    task: {
      ...common,
      title: i18n._(taskTexts.name),
      show: ({ subject }) => navigate({ to: '/mypage/matchings', search: { open: matchingOfTask(subject) } as object }),
    },
    availability: {
      ...common,
      title: t`내 일정 변경`,
      show: ({ subject }) => navigate({ to: '/mypage/schedule/$_fair', params: { _fair: subject } }),
    },
  }
}
