import { actingCalls, actingLimits } from '#contract/account/acting.ts'
import { personCalls } from '#contract/account/person.ts'
import type { Answer, Body } from '#contract/api.ts'
import { languagePath } from '#contract/language-path.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { api } from '../../data/http.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { alert, confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { bodyFields } from '../../console/form/body-fields.ts'
import { CallForm } from '../../console/form/call-form.tsx'
import type { ConsoleItem } from '../../console/resources.ts'

const actingFields = bodyFields(actingCalls['POST /api/console/users/{_id}/acting'])
const closingFields = bodyFields(personCalls['POST /api/console/users/{_id}/withdraw'])

const look = 'rounded-card border border-line px-4'
const summary = 'min-h-11 content-center text-sm font-semibold'

/** Opens the site as the member sees it, in a tab of its own (decision 7). A link: a browser lets no program open one later. */
function ActAs({ _id }: { _id: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const [code, setCode] = useState<string>()
  useEffect(() => {
    if (code === undefined) return undefined
    const timer = setTimeout(() => setCode(undefined), actingLimits.codeSeconds * 1000)
    return () => clearTimeout(timer)
  }, [code])
  const { minutes } = actingLimits
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        <Trans>
          새 탭에서 {minutes}분 동안 이 회원이 보는 화면을 봅니다. 아무것도 바꿀 수 없고, 누가 언제 왜 보았는지 열람 기록에 남습니다.
        </Trans>
      </p>
      {code === undefined ? (
        <CallForm
          isOnce
          fields={actingFields}
          button={<Trans>화면 보기</Trans>}
          done=""
          send={async (body, idempotencyKey) => {
            const call = { locale, params: { _id }, body: body as Body<'POST /api/console/users/{_id}/acting'>, idempotencyKey }
            const { acting } = await api('POST /api/console/users/{_id}/acting', call)
            setCode(acting.code)
          }}
        />
      ) : (
        <a
          // The code is behind the sign: it is sent to no server by the address, and stands in no log.
          href={`${languagePath('/mypage/myinfo', locale)}#acting=${code}`}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('primary')}
          onClick={() => setTimeout(() => setCode(undefined))}
        >
          {t`새 탭에서 열기 (1분 안에, 한 번)`}
        </a>
      )}
    </>
  )
}

interface Props {
  item: ConsoleItem
  account: Answer<'GET /api/console/users/{_id}/account'>['account']
  onChanged: () => void
}

/** Closes the account for its owner, who has asked for that in another way than by the own page. */
function Closing({ item, onChanged }: Omit<Props, 'account'>) {
  const { t } = useLingui()
  const locale = useLocale()
  const { _id } = item
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        <Trans>
          회원이 스스로 탈퇴한 것과 같습니다. 이름, 연락처, 회사와 서류, 즐겨찾기를 지우고 다시 로그인할 수 없게 합니다. 답변을 드린 공개
          문의와 댓글은 이름 없이 남습니다. 되돌릴 수 없습니다.
        </Trans>
      </p>
      <CallForm
        isOnce
        fields={closingFields}
        button={<Trans>탈퇴 처리</Trans>}
        done={t`탈퇴 처리했습니다.`}
        send={async (body, idempotencyKey) => {
          if (!(await confirm(t`이 회원을 탈퇴 처리하시겠습니까? 되돌릴 수 없습니다.`))) return
          const call = { locale, params: { _id }, body: body as Body<'POST /api/console/users/{_id}/withdraw'>, idempotencyKey }
          await api('POST /api/console/users/{_id}/withdraw', call)
          onChanged()
        }}
      />
    </>
  )
}

/** Sends the owner to where another password can be set: staff set none for members. */
function PasswordHelp({ _id }: { _id: string }) {
  const { t } = useLingui()
  const { mutate, isPending } = useApiMutation('POST /api/console/users/{_id}/passwordHelp')
  const send = () =>
    mutate(
      { params: { _id } },
      { onSuccess: () => void alert(t`비밀번호를 새로 정하는 방법을 보냈습니다.`), onError: ({ message }) => void alert(message) },
    )
  return (
    <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={send}>
      <Trans>비밀번호 찾기 안내 보내기</Trans>
    </button>
  )
}

/** Renders the actions of staff on an account, beside changing it. */
export function PersonActions({ item, account, onChanged }: Props) {
  const { t } = useLingui()
  const { _id } = item
  const { mutate, isPending } = useApiMutation('DELETE /api/console/users/{_id}/sessions')
  const end = async () => {
    if (!(await confirm(t`이 회원을 모든 기기에서 로그아웃하시겠습니까?`))) return
    mutate({ params: { _id } }, { onSuccess: onChanged, onError: ({ message }) => void alert(message) })
  }
  return (
    <div className="mt-4 space-y-3 border-t border-line pt-4">
      {account.sessions > 0 && (
        <button type="button" className={buttonClass('outline')} aria-disabled={isPending} onClick={() => void end()}>
          <Trans>모든 기기에서 로그아웃</Trans>
        </button>
      )}
      {item['status'] === 'active' && <PasswordHelp _id={_id} />}
      {account.canActAs && (
        <details className={look}>
          <summary className={summary}>
            <Trans>회원의 화면 보기</Trans>
          </summary>
          <div className="py-4">
            <ActAs _id={_id} />
          </div>
        </details>
      )}
      <details className={look}>
        <summary className={summary}>
          <Trans>탈퇴 처리</Trans>
        </summary>
        <div className="py-4">
          <Closing item={item} onChanged={onChanged} />
        </div>
      </details>
    </div>
  )
}
