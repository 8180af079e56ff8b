import { useLingui, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { ListPage } from '../../content/list-page.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { useListSearch } from '../../data/list-pages.ts'
import { present } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { useOpen } from '../../data/use-open.ts'
import { useKnownSession } from '../../session/use-session.ts'
import { buttonClass } from '../../ui/button.ts'
import { Heading } from '../../ui/heading.tsx'
import { kindOf } from '../names.ts'
import { FairEyebrow, FairTabs } from '../fair/fair-tabs.tsx'
import { HowItWorks } from '../fair/how-it-works.tsx'
import { sellerList } from '../participant-queries.ts'
import { type Fair, type Seller, sellerRead } from '../queries.ts'
import { OfferForm } from './offer-form.tsx'
import { Wishes } from '../wishes/wishes.tsx'

/** A seller to be met. */
const SellerRow = ({ _fair, seller: { _id, name, category, productCategory } }: { _fair: string; seller: Seller }) => (
  <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4">
    <div className="min-w-0 flex-[1_1_14rem]">
      <Heading className="font-bold">{name}</Heading>
      <p className="text-sm text-muted">{kindOf(category, productCategory)}</p>
    </div>
    <PageLink to="/fairs/$_fair/matching" params={{ _fair }} search={{ open: _id }} className={buttonClass('outline')}>
      <Trans>시간 제안</Trans>
      <span className="sr-only">: {name}</span>
    </PageLink>
  </article>
)

/** The name of a seller, by what the page knows of it. */
function useSellerName(_fair: string, _seller: string): string {
  const { t } = useLingui()
  const { data } = useQuery(sellerRead(useLocale(), _fair, _seller))
  return present(data)?.seller.name ?? t`고르신 기업`
}

function Offer({ fair, _seller }: { fair: Fair; _seller: string }) {
  const name = useSellerName(fair._id, _seller)
  return (
    <section aria-labelledby="offer-title" className="mt-8 rounded-card border border-line bg-surface p-5 sm:p-8">
      <h2 id="offer-title" className="mb-5 text-xl font-bold">
        <Trans>{name}에 상담 제안</Trans>
      </h2>
      <OfferForm key={_seller} fair={fair} _seller={_seller} />
    </section>
  )
}

/** What who is logged in can do here. */
function Request({ fair }: { fair: Fair }) {
  const session = useKnownSession()
  const wanted = useLocation({ select: ({ href }) => href })
  const open = useOpen()
  if (session === undefined)
    return (
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-4 border-accent bg-wash px-4 py-3">
        <Trans>승인된 바이어로 로그인하시면 판매 기업에 시간을 제안하실 수 있습니다.</Trans>
        <Link to="/login" state={{ wanted, joinsAs: 'BUYER' }} className={buttonClass('outline')}>
          <Trans>로그인</Trans>
        </Link>
      </p>
    )
  if (session.role === 'SELLER')
    return (
      <>
        <p className="mt-6 border-l-4 border-accent bg-wash px-4 py-3">
          <Trans>판매 기업은 바이어가 보낸 제안에 답하십니다.</Trans>{' '}
          <PageLink to="/mypage/matchings" className="inline-flex min-h-11 items-center underline underline-offset-4">
            <Trans>받은 제안 보기</Trans>
          </PageLink>
        </p>
        <Wishes key={session.sub} _fair={fair._id} canOffer={false} />
      </>
    )
  if (session.role !== 'BUYER') return null
  return (
    <div key={session.sub}>
      {open !== undefined && <Offer fair={fair} _seller={open} />}
      <Wishes _fair={fair._id} canOffer />
    </div>
  )
}

/** `/fairs/{_id}/matching`: whom to meet, and the way to ask for it. */
export function MatchingRequest({ fair }: { fair: Fair }) {
  const { t } = useLingui()
  const { _id, title } = fair
  return (
    <ListPage
      place={{ to: '/fairs/$_fair/matching', params: { _fair: _id } }}
      title={t`매칭 신청`}
      fullTitle={`${t`매칭 신청`} · ${title}`}
      eyebrow={<FairEyebrow fair={fair} part={t`매칭 신청`} />}
      lead={t`만나고 싶은 기업을 고르고 상담을 잡으십시오.`}
      description={t`${title} 매칭 신청: 바이어가 판매 기업에 시간과 방법을 제안하고, 기업이 고른 시간 가운데 하나를 확정하면 상담이 잡힙니다.`}
      top={
        <>
          <FairTabs _fair={_id} />
          <Request fair={fair} />
        </>
      }
      read={sellerList(useLocale(), _id, useListSearch())}
      items={({ sellers }) => sellers}
      columns="md:grid-cols-2 gap-x-12"
      renderCard={(seller) => <SellerRow _fair={_id} seller={seller} />}
      failed={t`참가 기업을 불러오지 못했습니다.`}
      empty={t`아직 승인된 판매 기업이 없습니다. 모집이 진행되면 이곳에 보입니다.`}
    >
      <section className="mt-16" aria-labelledby="how-title">
        <h2 id="how-title" className="mb-6 text-xl font-bold">
          <Trans>상담은 이렇게 이루어집니다</Trans>
        </h2>
        <HowItWorks />
      </section>
    </ListPage>
  )
}
