import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import type { OtherSide } from '#contract/trade/other-side.ts'
import { goodsNames } from '../../content/goods-names.ts'
import { ListPage } from '../../content/list-page.tsx'
import { useListSearch } from '../../data/list-pages.ts'
import { retryImport } from '../../data/start/retry-import.ts'
import { useLocale } from '../../data/use-locale.ts'
import { buttonClass } from '../../ui/button.ts'
import { Heading } from '../../ui/heading.tsx'
import { PageLink, type PageTarget } from '../../content/page-link.tsx'
import { useKnownSession } from '../../session/use-session.ts'
import { buyerTypeNames, certificateNames } from '../names.ts'
import { type Buyer, buyerList, isOwnChoice, type ParticipantSearch, sellerList } from '../participant-queries.ts'
import type { Fair, Seller } from '../queries.ts'
import { choicesIn, CompanyChoices } from './company-choices.tsx'
import { CountryName } from './company-facts.tsx'
import { FairIsOver } from './fair-is-over.tsx'
import { FairEyebrow, FairTabs } from './fair-tabs.tsx'
import { tagOfText } from './in-own-language.tsx'
import { CompanyTile } from './company-tile.tsx'
import { Beside, OwnChoices, useOtherSide } from './other-side.tsx'
import { Introduction } from './introduction.tsx'

interface CardProps {
  company: Seller | Buyer
  target: PageTarget
  /** Above the name: what kind of company it is. */
  kind: string | null
  /** What it deals in, and where it is, beside its country; each once. */
  facts: readonly (string | null)[]
  children?: ReactNode
}

const chip = 'rounded-full bg-wash px-3 py-1 wrap-anywhere'

/** A company among others, its name the way to its page. A text that is not there in the reader's language is marked as what it is. */
const CompanyCard = ({ company: { name, ownName, logo, country, profile, fallback }, target, kind, facts, children }: CardProps) => (
  <article className="flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5">
    <div className="flex items-start gap-4">
      <CompanyTile name={name} logo={logo} />
      <div className="min-w-0">
        {kind !== null && <p className="text-xs font-semibold text-accent">{kind}</p>}
        <Heading className="text-lg font-bold wrap-anywhere">
          <PageLink {...target} className="hover:underline hover:underline-offset-4">
            {name}
          </PageLink>
        </Heading>
        {ownName !== name && (
          <p className="text-sm text-muted" lang={tagOfText(ownName)}>
            {ownName}
          </p>
        )}
      </div>
    </div>
    <ul className="flex flex-wrap gap-2 text-xs">
      {[...new Set(facts)].map(
        (fact) =>
          fact !== null &&
          fact !== '' && (
            <li key={fact} className={chip}>
              {fact}
            </li>
          ),
      )}
      {country !== null && (
        <li className={chip}>
          <CountryName code={country} />
        </li>
      )}
    </ul>
    {profile !== null && (
      <p className="line-clamp-3 text-sm whitespace-pre-line" lang={fallback.includes('profile') ? tagOfText(profile) : undefined}>
        {profile}
      </p>
    )}
    {children}
  </article>
)

/** The first pictures of what a seller shows: the link beside them leads there. What devices stored before there were any has none. */
const Thumbs = ({ files = [] }: { files: Seller['thumbs'] | undefined }) =>
  files.length === 0 ? null : (
    <div className="grid grid-cols-3 gap-2">
      {files.map((file) => (
        <img
          key={file}
          src={`/api/v1/files/${file}/320.webp`}
          srcSet={`/api/v1/files/${file}/160.webp 160w, /api/v1/files/${file}/320.webp 320w`}
          sizes="120px"
          alt=""
          width={320}
          height={320}
          loading="lazy"
          decoding="async"
          draggable={false}
          className="aspect-square w-full rounded-card bg-wash object-cover"
        />
      ))}
    </div>
  )

/** Returns what a company deals in, by the list where its own words are not there in the reader's language. */
function useKind({ category, sector, fallback }: Seller | Buyer): string {
  const { i18n } = useLingui()
  return sector !== null && (category === '' || fallback.includes('category')) ? i18n._(goodsNames[sector]) : category
}

const cardLink = 'inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4'

function SellerCard({ fair: { _id: _fair, state }, seller, beside }: { fair: Fair; seller: Seller; beside: OtherSide | undefined }) {
  const { i18n } = useLingui()
  const { _id, _company, name, productCategory, certificate, thumbs } = seller
  const isSeller = useKnownSession()?.role === 'SELLER'
  return (
    <CompanyCard
      company={seller}
      target={{ to: '/fairs/$_fair/companies/$_participant', params: { _fair, _participant: _id } }}
      kind={certificate === null ? null : i18n._(certificateNames[certificate])}
      facts={[useKind(seller), productCategory]}
    >
      <Thumbs files={thumbs} />
      {beside !== undefined && <Beside beside={beside} />}
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        {/* Sellers meet buyers, as long as there is a fair. */}
        {!isSeller && state !== 'expired' && (
          <PageLink to="/fairs/$_fair/matching" params={{ _fair }} search={{ open: _id }} className={buttonClass('primary')}>
            <Trans>상담 제안</Trans>
            <span className="sr-only">: {name}</span>
          </PageLink>
        )}
        <PageLink to="/fairs/$_fair/products" params={{ _fair }} search={{ seller: _id }} className={cardLink}>
          <Trans>상품 보기</Trans>
          <span className="sr-only">: {name}</span>
        </PageLink>
      </p>
      <Introduction _fair={_fair} _id={_id} _company={_company} name={name} />
    </CompanyCard>
  )
}

function BuyerCard({ _fair, buyer, beside }: { _fair: string; buyer: Buyer; beside: OtherSide | undefined }) {
  const { i18n } = useLingui()
  const { _id, _company, name, buyerType, city, district } = buyer
  return (
    <CompanyCard
      company={buyer}
      target={{ to: '/fairs/$_fair/buyers/$_participant', params: { _fair, _participant: _id } }}
      kind={buyerType === null ? null : i18n._(buyerTypeNames[buyerType])}
      facts={[useKind(buyer), [city, buyer.fallback.includes('city') ? null : district].filter((part) => part !== null).join(' ')]}
    >
      {beside !== undefined && <Beside beside={beside} />}
      <Introduction _fair={_fair} _id={_id} _company={_company} name={name} />
    </CompanyCard>
  )
}

const columns = 'wide-grid gap-6 sm:grid-cols-2 md:grid-cols-3'

const SavedCompanies = lazy(() => retryImport(() => import('./saved-companies.tsx')))

/** Companies of the list that a member has saved: nothing for who is not logged in. */
function Saved(list: { _fair: string; part: 'companies' | 'buyers' }) {
  const session = useKnownSession()
  return (
    session != null && (
      <Suspense>
        <SavedCompanies key={session.sub} {...list} />
      </Suspense>
    )
  )
}

/** Choices of everybody, and above them those of who takes part. */
const Choices = ({ own, ...props }: Parameters<typeof CompanyChoices>[0] & { own: boolean }) => (
  <div className="min-w-0 space-y-2">
    {own && <OwnChoices place={props.place} search={props.search} />}
    <CompanyChoices {...props} />
  </div>
)

/** `/fairs/{_id}/companies`: the approved sellers of a fair. */
export function CompanyList({ fair }: { fair: Fair }) {
  const { t } = useLingui()
  const { _id, title } = fair
  const search: ParticipantSearch = useListSearch()
  const read = sellerList(useLocale(), _id, search)
  const { data } = useQuery({ ...read, placeholderData: keepPreviousData })
  const own = useOtherSide(fair, 'SELLER', search)
  const place = { to: '/fairs/$_fair/companies', params: { _fair: _id } } as const
  const count = choicesIn(search).length
  return (
    <ListPage
      place={place}
      title={t`참가 기업`}
      fullTitle={`${t`참가 기업`} · ${title}`}
      eyebrow={<FairEyebrow fair={fair} part={t`참가 기업`} />}
      lead={t`서울어워드와 슈퍼루키 인증을 받은 판매 기업입니다. 회사소개서는 참가 기업으로 로그인하시면 받으실 수 있습니다.`}
      description={t`${title} 참가 기업: 서울어워드와 슈퍼루키 인증을 받은 판매 기업의 업종과 상품 분류, 소개를 보시고 상담을 제안하실 수 있습니다.`}
      top={
        <>
          <FairTabs _fair={_id} />
          {fair.state === 'expired' && <FairIsOver className="mt-5" />}
          {!own.isPending && !own.isTaking && <Saved _fair={_id} part="companies" />}
        </>
      }
      read={own.readOr(read)}
      filters={<Choices own={own.isTaking} place={place} search={search} countries={(own.list ?? data)?.countries ?? []} side="SELLER" />}
      isNarrowed={count > 0 && own.list === undefined}
      isHidden={count > 1 || isOwnChoice(search)}
      items={({ sellers }) => sellers}
      columns={columns}
      renderCard={(seller) => <SellerCard fair={fair} seller={seller} beside={own.beside.get(seller._id)} />}
      failed={t`참가 기업을 불러오지 못했습니다.`}
      empty={
        own.list === undefined
          ? t`아직 승인된 판매 기업이 없습니다. 모집이 진행되면 이곳에 보입니다.`
          : t`조건에 맞는 기업이 없습니다. 조건을 하나 빼고 다시 보십시오.`
      }
    />
  )
}

/** `/fairs/{_id}/buyers`: the approved buyers of a fair. */
export function BuyerList({ fair }: { fair: Fair }) {
  const { t } = useLingui()
  const { _id, title } = fair
  const search: ParticipantSearch = useListSearch()
  const read = buyerList(useLocale(), _id, search)
  const { data } = useQuery({ ...read, placeholderData: keepPreviousData })
  const own = useOtherSide(fair, 'BUYER', search)
  const place = { to: '/fairs/$_fair/buyers', params: { _fair: _id } } as const
  const count = choicesIn(search).length
  return (
    <ListPage
      place={place}
      title={t({ context: 'list', message: '바이어' })}
      fullTitle={`${t({ context: 'list', message: '바이어' })} · ${title}`}
      eyebrow={<FairEyebrow fair={fair} part={t({ context: 'list', message: '바이어' })} />}
      lead={t`담당자가 확인하고 승인한 바이어입니다. 온라인과 오프라인 유통, 활동 지역을 보실 수 있습니다.`}
      description={t`${title} 바이어: 담당자가 확인하고 승인한 온라인·오프라인 유통 바이어의 업종과 활동 지역, 소개를 보실 수 있습니다.`}
      top={
        <>
          <FairTabs _fair={_id} />
          {!own.isPending && !own.isTaking && <Saved _fair={_id} part="buyers" />}
        </>
      }
      read={own.readOr(read)}
      filters={<Choices own={own.isTaking} place={place} search={search} countries={(own.list ?? data)?.countries ?? []} side="BUYER" />}
      isNarrowed={count > 0 && own.list === undefined}
      isHidden={count > 1 || isOwnChoice(search)}
      items={({ buyers }) => buyers}
      columns={columns}
      renderCard={(buyer) => <BuyerCard _fair={_id} buyer={buyer} beside={own.beside.get(buyer._id)} />}
      failed={t`바이어를 불러오지 못했습니다.`}
      empty={
        own.list === undefined
          ? t`아직 승인된 바이어가 없습니다. 신청이 승인되면 이곳에 보입니다.`
          : t`조건에 맞는 기업이 없습니다. 조건을 하나 빼고 다시 보십시오.`
      }
    />
  )
}
