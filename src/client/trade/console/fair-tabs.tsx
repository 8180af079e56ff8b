import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const look =
  'inline-flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-sm whitespace-nowrap hover:bg-wash aria-[current=page]:border-accent aria-[current=page]:font-semibold'

/** The screens of one fair. */
export function FairTabs({ _id }: { _id: string }) {
  const { t } = useLingui()
  const tab = (name: string, text: ReactNode) => (
    <Link
      key={name}
      to="/$"
      params={{ _splat: `fairs/${_id}${name === '' ? '' : `/${name}`}` }}
      activeOptions={{ exact: true, includeSearch: false }}
      className={look}
    >
      {text}
    </Link>
  )
  return (
    <nav
      ref={showCurrent}
      aria-label={t`이 상담회의 화면`}
      className="mb-6 flex max-w-full overflow-x-auto border-b border-line md:flex-wrap"
    >
      {tab('', <Trans>한눈에</Trans>)}
      {tab('form', <Trans>기본 정보와 시간표</Trans>)}
      {tab('participants', <Trans>참가 기업</Trans>)}
      {tab('joining', <Trans>초대와 가입</Trans>)}
      {tab('messages', <Trans context="fair">메시지</Trans>)}
      {tab('products', <Trans>상품</Trans>)}
      {tab('board', <Trans>상담 보드</Trans>)}
      {tab('schedule', <Trans>자동 일정</Trans>)}
      {/* A document of its own: its policy alone lets the camera's reader run (server/pages/pages.ts). */}
      <a
        href={`/console/fairs/${_id}/check-in`}
        aria-current={isAt(`/console/fairs/${_id}/check-in`) ? 'page' : undefined}
        className={look}
      >
        <Trans>입장 확인</Trans>
      </a>
      {tab('results', <Trans context="fair">결과</Trans>)}
      {tab('closing', <Trans context="fair">마감</Trans>)}
      {tab('print', <Trans>인쇄</Trans>)}
    </nav>
  )
}

/** On a phone there are more of them than fit in its one line: the one that is shown is among those that are seen. */
const showCurrent = (nav: HTMLElement | null): void =>
  nav?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest', inline: 'center' })

const isAt = (path: string): boolean => globalThis.location.pathname === path
