import type { Follow } from '#contract/auction/follows.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../content/page-link.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { koreanDay } from '../../ui/day.ts'
import { LoadState } from '../../ui/load-state.tsx'
import { mediumNames } from '../medium-names.ts'
import { useRangeText } from '../programs/use-range-text.ts'
import { followsRead } from './queries.ts'
import { useEnd } from './use-end.ts'

/** Returns what a follow is called. */
function useNameOf(): (follow: Follow) => string {
  const { t, i18n } = useLingui()
  const rangeText = useRangeText()
  return ({ kind, name, _author, medium, estimate, words }) => {
    if (kind === 'program') return name ?? t`지금은 볼 수 없는 경매`
    const artist = name ?? t`지금은 볼 수 없는 작가`
    if (kind === 'author') return artist
    return [
      ...(_author === null ? [] : [artist]),
      ...(medium === null ? [] : [i18n._(mediumNames[medium])]),
      ...(estimate === null ? [] : [rangeText(estimate)]),
      ...(words === null ? [] : [`‘${words}’`]),
    ].join(' · ')
  }
}

const linkClass = 'inline-flex min-h-11 items-center font-semibold wrap-anywhere hover:underline hover:underline-offset-4'

/** The page of what is followed, where it has one. */
function Name({ follow, name }: { follow: Follow; name: string }) {
  const { kind, _program, _author, medium, estimate, words, name: shown } = follow
  if (kind === 'program' && _program !== null && shown !== null)
    return (
      <PageLink to="/auction/programs/$_program" params={{ _program }} className={linkClass}>
        {name}
      </PageLink>
    )
  if (kind === 'author' && _author !== null && shown !== null)
    return (
      <PageLink to="/auction/authors/$_author" params={{ _author }} className={linkClass}>
        {name}
      </PageLink>
    )
  if (kind === 'search' && (_author === null || shown !== null))
    return (
      <PageLink
        to="/auction/works"
        search={{ author: _author ?? undefined, medium: medium ?? undefined, estimate: estimate ?? undefined, q: words ?? undefined }}
        className={linkClass}
      >
        {name}
      </PageLink>
    )
  return <p className="flex min-h-11 items-center font-semibold wrap-anywhere">{name}</p>
}

function Newest({ newest: { _work, lot, title, author, at } }: { newest: NonNullable<Follow['newest']> }) {
  const { t } = useLingui()
  return (
    <p className="text-sm">
      <Trans>새 작품</Trans> <time dateTime={at}>{koreanDay(at)}</time>{' '}
      <PageLink
        to="/auction/works/$_work"
        params={{ _work }}
        className="inline-flex min-h-11 items-center wrap-anywhere underline underline-offset-4"
      >
        {`${t`Lot ${lot}`}, ${author}, ${title}`}
      </PageLink>
    </p>
  )
}

function Row({ follow }: { follow: Follow }) {
  const { t } = useLingui()
  const { end, isPending } = useEnd()
  const name = useNameOf()(follow)
  const kinds = { author: t`작가`, program: t`경매`, search: t`검색` }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4">
      <div className="min-w-0 flex-[1_1_14rem]">
        <p className="text-sm text-muted">{kinds[follow.kind]}</p>
        <Name follow={follow} name={name} />
        {follow.newest !== null && <Newest newest={follow.newest} />}
      </div>
      <button
        type="button"
        className={buttonClass('outline')}
        aria-disabled={isPending}
        aria-label={t`‘${name}’ 팔로우 끝내기`}
        onClick={() => end(follow._id)}
      >
        <Trans>팔로우 끝내기</Trans>
      </button>
    </li>
  )
}

/** `/mypage/bids?type=follows`: artists, sales and searches that a member follows. */
export function MyFollows() {
  const { t } = useLingui()
  const load = useQuery(followsRead(useLocale()))
  return (
    <LoadState
      load={load}
      skeleton={<div className="skeleton h-72" />}
      failed={t`팔로우를 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주십시오.`}
      isEmpty={({ follows }) => follows.length === 0}
      empty={t`아직 팔로우하시는 것이 없습니다. 작가와 경매의 화면에서, 또는 도록에서 작품을 고르신 뒤 팔로우하실 수 있습니다.`}
    >
      {({ follows }) => (
        <>
          <p>
            <Trans>
              새 작품은 한 시간 동안 모아 한 번에 알려 드리고, 그 뒤 열두 시간은 쉽니다. 경매는 시작하기 하루 전과 시작할 때 알려 드립니다.
              밤 9시부터 아침 8시(한국 시각)까지는 알리지 않습니다.
            </Trans>
          </p>
          <ul className="border-b border-line">
            {follows.map((follow) => (
              <Row key={follow._id} follow={follow} />
            ))}
          </ul>
        </>
      )}
    </LoadState>
  )
}
