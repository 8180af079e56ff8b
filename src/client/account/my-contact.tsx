import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { TitledSection } from '../content/titled-section.tsx'
import { useApiMutation } from '../data/use-api-mutation.ts'
import { useLocale } from '../data/use-locale.ts'
import { alert } from '../ui/alert.tsx'
import { LoadState } from '../ui/load-state.tsx'
import { Switch } from './my-fair-news.tsx'
import { contactRead } from './queries.ts'

/** Renders the choice whether companies that one has met may have one's contact. */
export function MyContact() {
  const { t } = useLingui()
  const client = useQueryClient()
  const read = contactRead(useLocale())
  const load = useQuery(read)
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/contact')
  const choose = (isShared: boolean) =>
    mutate(
      { body: { isShared } },
      {
        onSuccess: (answer) => client.setQueryData(read.queryKey, answer),
        onError: ({ message }) => void alert(message),
      },
    )
  return (
    <TitledSection id="contact" title={t`연락처 나누기`}>
      <LoadState load={load} skeleton={<div className="skeleton h-11" />} failed={t`연락처 설정을 불러오지 못했습니다.`}>
        {({ isShared }) => (
          <Switch isOn={isShared} isPending={isPending} onChoose={choose}>
            <Trans>만난 회사에 내 연락처 나누기</Trans>
          </Switch>
        )}
      </LoadState>
      <p className="text-sm text-muted">
        <Trans>
          상담회에서 실제로 상담한 회사만 받을 수 있습니다. 회사 이름, 국가, 홈페이지와 내 이름, 담당, 이메일, 휴대전화가 들어갑니다. 나누지
          않아도 상담회에 참가할 수 있고 언제든 끌 수 있지만, 이미 받아 간 연락처는 지울 수 없습니다.
        </Trans>
      </p>
    </TitledSection>
  )
}
