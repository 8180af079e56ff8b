import type { Matching } from '#contract/trade/matchings.ts'
import { roomSpan } from '#contract/trade/room-times.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCheckedForm } from '../../content/checked-form.ts'
import { copyText } from '../../content/copy-text.ts'
import { FieldError, fieldClass, Labelled } from '../../content/field.tsx'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { readOptions } from '../../data/query-client.ts'
import { uncached } from '../../data/resource-queries.ts'
import { useApiMutation } from '../../data/use-api-mutation.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { confirm } from '../../ui/alert.tsx'
import { buttonClass } from '../../ui/button.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { useNow } from './use-now.ts'

/** The link, which is shown once: nobody can read it again. */
function Link({ url }: { url: string }) {
  const { t } = useLingui()
  const share = async () => {
    try {
      await navigator.share({ title: t`온라인 상담실`, url })
    } catch (error) {
      // Closing the sheet is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copyText(url, t`링크를 복사했습니다.`)
    }
  }
  return (
    <div className="space-y-3">
      <Labelled id="room-guest-link" label={t`초대 링크`}>
        <input
          id="room-guest-link"
          readOnly
          value={url}
          className={fieldClass('mt-1.5')}
          aria-describedby="room-guest-link-hint"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </Labelled>
      <p id="room-guest-link-hint" className="text-sm text-muted">
        <Trans>지금만 보이는 링크입니다. 이 링크를 가진 사람은 로그인하지 않고 이 상담에 들어올 수 있으니, 그분께만 보내 주십시오.</Trans>
      </p>
      <p className="flex flex-wrap gap-2">
        <button type="button" className={buttonClass('outline')} onClick={() => void copyText(url, t`링크를 복사했습니다.`)}>
          <Trans>링크 복사</Trans>
        </button>
        {'share' in navigator && (
          <button type="button" className={buttonClass('outline')} onClick={() => void share()}>
            <Trans>공유</Trans>
          </button>
        )}
      </p>
    </div>
  )
}

function Invitation({ matching }: { matching: Matching }) {
  const { t } = useLingui()
  const locale = useLocale()
  const client = useQueryClient()
  const alertFailure = useAlertFailure()
  const [link, setLink] = useState<string>()
  const { _id, other, role } = matching
  const read = { ...readOptions('GET /api/v1/me/matchings/{_id}/roomGuest', locale, { params: { _id } }), ...uncached }
  const load = useQuery(read)
  const make = useApiMutation('PUT /api/v1/me/matchings/{_id}/roomGuest')
  const remove = useApiMutation('DELETE /api/v1/me/matchings/{_id}/roomGuest')
  const { invalid, onSubmit } = useCheckedForm()
  const nameless = t`함께 들어올 사람의 이름을 적어 주십시오`
  const invite = onSubmit(
    ({ text }) => [[text('name').trim() === '', 'room-guest-name', nameless]],
    ({ text }) =>
      make.mutate(
        { params: { _id }, body: { name: text('name').trim() } },
        {
          onSuccess: ({ guest, token }) => {
            client.setQueryData(read.queryKey, (former) => former && { ...former, guest })
            setLink(`${location.origin}/mypage/room/${_id}#${token}`)
          },
          onError: alertFailure,
        },
      ),
  )
  const takeBack = async (name: string) => {
    if (!(await confirm(t`‘${name}’ 초대를 취소하시겠습니까? 링크를 쓸 수 없게 되고, 들어와 있으면 나가게 됩니다.`))) return
    const onSuccess = () => {
      client.setQueryData(read.queryKey, (former) => former && { ...former, guest: null })
      setLink(undefined)
    }
    remove.mutate({ params: { _id } }, { onSuccess, onError: alertFailure })
  }
  const company = other.name
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-24" />} failed={t`초대를 불러오지 못했습니다.`}>
      {({ guest }) => {
        const invited = guest?.name ?? ''
        return guest === null ? (
          <form noValidate className="space-y-4" onSubmit={(event) => void invite(event)}>
            <Labelled id="room-guest-name" label={t`함께 들어올 사람`}>
              <input
                id="room-guest-name"
                name="name"
                maxLength={60}
                placeholder={t`통역 홍길동`}
                className={fieldClass('mt-1.5')}
                aria-invalid={invalid === 'room-guest-name'}
                aria-describedby={invalid === undefined ? undefined : 'room-guest-name-error'}
              />
              {invalid !== undefined && <FieldError id="room-guest-name-error">{nameless}</FieldError>}
            </Labelled>
            <button type="submit" className={buttonClass('outline')} aria-disabled={make.isPending}>
              <Trans>초대 링크 만들기</Trans>
            </button>
          </form>
        ) : (
          <div className="space-y-4">
            <p>
              {guest.by === role ? (
                <Trans>‘{invited}’을(를) 초대하셨습니다.</Trans>
              ) : (
                <Trans>
                  {company}에서 ‘{invited}’을(를) 초대했습니다.
                </Trans>
              )}
            </p>
            {link !== undefined && <Link url={link} />}
            <button type="button" className={buttonClass('quiet')} onClick={() => void takeBack(invited)}>
              <Trans>초대 취소</Trans>
            </button>
          </div>
        )
      }}
    </LoadState>
  )
}

/** Brings somebody without an account into an online meeting, an interpreter, say, by a link; both sides see it. Not for staff who look on. */
export function InviteGuest({ matching }: { matching: Matching }) {
  const span = roomSpan(matching)
  const isOver = useNow(span?.closesAt) >= Date.parse(span?.closesAt ?? '')
  if (useSession()?.actor !== undefined || span === undefined || isOver) return null
  return (
    <section aria-labelledby="room-guest-title" className="max-w-[46rem] space-y-4 border-t border-line pt-6">
      <h2 id="room-guest-title" className="text-lg font-bold">
        <Trans>통역이나 동료와 함께</Trans>
      </h2>
      <p className="text-sm text-muted">
        <Trans>
          계정이 없는 한 분을 링크로 초대하실 수 있습니다. 누가 초대되었는지는 두 회사가 함께 보고, 어느 쪽이든 취소할 수 있습니다.
        </Trans>
      </p>
      <Invitation matching={matching} />
    </section>
  )
}
