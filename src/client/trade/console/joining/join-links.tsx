import type { Answer, Body } from '#contract/api.ts'
import { shapesOf } from '#contract/shape.ts'
import { joinLinkInput } from '#contract/trade/join-links.ts'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { CallForm } from '../../../console/form/call-form.tsx'
import { useAlertFailure } from '../../../content/use-alert-failure.tsx'
import { api } from '../../../data/http.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { usePress } from '../../../data/use-press.ts'
import { confirm } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { roleNames } from '../names.ts'

const QrCode = lazy(() => import('../../../content/qr-code.tsx'))

type JoinLink = Answer<'GET /api/console/fairs/{_id}/joinLinks'>['links'][number]
const fields = shapesOf(joinLinkInput.shape)
const make = 'POST /api/console/fairs/{_id}/joinLinks'

/** Renders a link with its code as a picture, which is what is printed. */
function OneLink({ _fair, link }: { _fair: string; link: JoinLink }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const alertFailure = useAlertFailure()
  const [isShown, setIsShown] = useState(false)
  const { _id, code, name, role, until, isOver, participants } = link
  const address = `${globalThis.location.origin}/join?site=centre#fair=${code}`
  const { mutate: end, isPending } = usePress({
    mutationFn: () => api('DELETE /api/console/fairs/{_id}/joinLinks/{_link}', { locale, params: { _id: _fair, _link: _id } }),
    onError: (error) => void alertFailure(error),
  })
  const ask = async () => {
    if (await confirm(t`‘${name}’ 링크를 끝냅니다. 이미 가입한 기업은 그대로이고, 이 링크로는 더 가입할 수 없습니다. 되돌릴 수 없습니다.`))
      end(undefined)
  }
  return (
    <li className="space-y-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 className="font-bold wrap-anywhere">{name}</h3>
        <span className="text-sm text-muted">{i18n._(roleNames[role])}</span>
        <span className="text-sm text-muted">
          {isOver ? <Trans>끝남</Trans> : until === null ? <Trans>끝낼 때까지</Trans> : <Trans>{until}까지</Trans>}
        </span>
        <Link
          to="/fairs/$fair/joining"
          params={{ fair: _fair }}
          search={{ _link: _id }}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          <Plural value={participants} other="#곳이 가입함" />
        </Link>
      </div>
      {!isOver && (
        <>
          <p className="text-sm wrap-anywhere select-all">{address}</p>
          <div className="flex flex-wrap gap-3">
            <button type="button" aria-expanded={isShown} className={buttonClass('outline')} onClick={() => setIsShown(!isShown)}>
              {isShown ? <Trans>QR 코드 닫기</Trans> : <Trans>QR 코드 보기</Trans>}
            </button>
            <button type="button" className={buttonClass('quiet')} aria-disabled={isPending} onClick={() => void ask()}>
              <Trans>링크 끝내기</Trans>
            </button>
          </div>
          {isShown && (
            <figure>
              <Suspense fallback={<div className="skeleton size-52" />}>
                <QrCode text={address} label={t`‘${name}’ 참가 가입 QR 코드`} />
              </Suspense>
              <figcaption className="mt-2 text-sm text-muted">
                <Trans>이 화면을 인쇄해 나누어 주십시오. 찍으면 가입 화면이 열립니다.</Trans>
              </figcaption>
            </figure>
          )}
        </>
      )}
    </li>
  )
}

/** Renders the links by which groups join a fair, and the form that makes one. */
export function JoinLinks({ _fair }: { _fair: string }) {
  const { t } = useLingui()
  const locale = useLocale()
  const load = useQuery(readOptions('GET /api/console/fairs/{_id}/joinLinks', locale, { params: { _id: _fair } }))
  return (
    <div className="max-w-3xl space-y-8">
      <p className="text-sm text-muted">
        <Trans>
          링크 하나를 여럿이 씁니다. 링크로 가입한 기업은 이 상담회의 승인 대기로 들어오고, 어느 모임으로 왔는지 목록에 보입니다. 이미
          회원인 기업은 링크를 열어 참가를 신청합니다.
        </Trans>
      </p>
      <section aria-labelledby="join-link-new" className="space-y-3 print:hidden">
        <h2 id="join-link-new" className="font-bold">
          <Trans>새 링크</Trans>
        </h2>
        <CallForm
          isOnce
          fields={fields}
          initial={{ role: 'SELLER' }}
          button={<Trans>링크 만들기</Trans>}
          done={t`링크를 만들었습니다.`}
          send={(link, idempotencyKey) => api(make, { locale, params: { _id: _fair }, body: link as Body<typeof make>, idempotencyKey })}
        />
      </section>
      <LoadState
        load={load}
        skeleton={<div className="skeleton h-48" />}
        failed={t`링크를 불러오지 못했습니다.`}
        empty={t`아직 만든 링크가 없습니다.`}
        isEmpty={({ links }) => links.length === 0}
      >
        {({ links }) => (
          <ul aria-label={t`${plural(links.length, { other: '링크 #개' })}`} className="space-y-4">
            {links.map((link) => (
              <OneLink key={link._id} _fair={_fair} link={link} />
            ))}
          </ul>
        )}
      </LoadState>
    </div>
  )
}
