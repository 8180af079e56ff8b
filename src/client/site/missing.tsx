import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '../data/firm.ts'
import { PageStatus } from '../data/ssr-context.tsx'
import { PageHead } from '../data/head/page-head.tsx'
import { buttonClass } from '../ui/button.ts'
import { container } from '../ui/container.ts'
import { menu } from './frame/menu.ts'
import { SiteLink } from '../content/site-link.tsx'
import { PageLink } from '../content/page-link.tsx'

interface Props {
  status: 404 | 410
}

const ofFirm = {
  404: msg`주소가 바뀌었거나 잘못 적힌 주소일 수 있습니다. 아래 메뉴에서 다시 찾아보시거나, 상담 문의로 물어봐 주십시오.`,
  410: msg`이 글은 더 이상 게시하지 않습니다. 같은 주제의 다른 글을 목록에서 찾아보실 수 있습니다.`,
}
const ofCentre = {
  404: msg`주소가 바뀌었거나 잘못 적힌 주소일 수 있습니다. 상담회의 목록에서 다시 찾아봐 주십시오.`,
  410: msg`더 이상 게시하지 않는 내용입니다. 상담회의 목록에서 다른 것을 찾아보실 수 있습니다.`,
}

/** Says that something is not there (404) or was removed (410), and where to go from here on its site. The page's status is the same. */
export function MissingPage({ status }: Props) {
  const { t, i18n } = useLingui()
  const isFirm = useSite() === 'firm'
  const title = status === 410 ? t`삭제된 내용입니다` : t`찾으시는 화면이 없습니다`
  return (
    <div className={`${container} py-[clamp(3rem,8vw,7rem)]`}>
      {import.meta.env.SSR && <PageStatus status={status} />}
      <PageHead title={title} description={title} isHidden />
      <p className="text-sm font-semibold text-accent">{status}</p>
      <h1 className="mt-2 font-serif text-2xl font-semibold">{title}</h1>
      <p className="mt-4 max-w-[40em] text-muted">{i18n._((isFirm ? ofFirm : ofCentre)[status])}</p>
      {isFirm ? <FirmPlaces /> : <CentrePlaces />}
    </div>
  )
}

/** Leads into the trade centre, whose menu is above and below. */
const CentrePlaces = () => (
  <p className="mt-8">
    <PageLink to="/fairs" className={buttonClass('primary')}>
      <Trans>상담회 일정</Trans>
    </PageLink>
  </p>
)

function FirmPlaces() {
  const { i18n } = useLingui()
  return (
    <>
      <p className="mt-8 flex flex-wrap gap-3">
        <PageLink to="/" className={buttonClass('primary')}>
          <Trans>처음으로</Trans>
        </PageLink>
        <PageLink to="/sitemap" className={buttonClass('outline')}>
          <Trans>사이트맵</Trans>
        </PageLink>
      </p>
      <ul className="mt-12 flex flex-wrap gap-x-6 border-t border-line pt-6">
        {menu.map(({ label, items }) => (
          <li key={items[0]?.href}>
            <SiteLink href={items[0]?.href ?? '/'} className="inline-flex min-h-11 items-center text-muted hover:text-ink">
              {i18n._(label)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  )
}
