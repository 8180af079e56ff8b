import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { renew } from '../../session/renew.ts'
import { currentTokens } from '../../session/tokens.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { peopleRead } from '../queries.ts'

interface Asking {
  _id: string
  company: string
  owner: string
}

function AskingCompany({ asking: { _id, company, owner } }: { asking: Asking }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { mutate, isPending } = useApiMutation('PUT /api/v1/me/company/invitations/{_id}')
  const onError = ({ message }: Error) => void alert(message)
  const say = async () => {
    if (!(await confirm(t`${company}의 담당자가 되시겠습니까? 이 계정은 그 회사의 회원이 되고, 상담회에서 회사 이름과 성함이 보입니다.`)))
      return
    mutate(
      { params: { _id }, body: { isAccepted: true } },
      {
        onSuccess: async () => {
          // What the account is stands in the token: the next one knows.
          const tokens = currentTokens()
          if (tokens !== undefined) await renew(tokens.accessToken, locale)
          await alert(t`이제 ${company}의 담당자입니다.`)
        },
        onError,
      },
    )
  }
  return (
    <li className="space-y-3 border-l-4 border-accent bg-wash px-4 py-3">
      <p>
        <Trans>
          {owner} 님이 <strong>{company}</strong>의 담당자로 초대하셨습니다.
        </Trans>
      </p>
      <p className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={() => void say()}>
          <Trans>초대 받아들이기</Trans>
        </button>
        <button
          type="button"
          className={buttonClass('outline')}
          aria-disabled={isPending}
          onClick={() => mutate({ params: { _id }, body: { isAccepted: false } }, { onError })}
        >
          <Trans>초대 거절하기</Trans>
        </button>
      </p>
    </li>
  )
}

/** Renders the companies that ask a member who has none to be a colleague; nothing where there is none. */
export function AskingCompanies() {
  const { data } = useQuery(peopleRead(useLocale()))
  if (data === undefined || data.invitations.length === 0) return null
  return (
    <ul className="mb-6 space-y-4">
      {data.invitations.map((asking) => (
        <AskingCompany key={asking._id} asking={asking} />
      ))}
    </ul>
  )
}
