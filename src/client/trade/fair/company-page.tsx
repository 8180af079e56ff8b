import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { toDescription } from '../../content/description.ts'
import { Mark } from '../../content/marks.tsx'
import { OwnNote } from '../../content/own-note.tsx'
import { Page } from '../../content/page.tsx'
import { PageLink } from '../../content/page-link.tsx'
import { ProductTile } from '../../content/product-tile.tsx'
import { ShareBar } from '../../content/share-bar.tsx'
import { Won } from '../../content/won.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { useKnownSession } from '../../session/use-session.ts'
import { goodsNames } from '../../content/goods-names.ts'
import { type BuyerDetail, productsShown, type SellerDetail } from '../participant-queries.ts'
import type { Fair } from '../queries.ts'
import { Contact } from './contact.tsx'
import { CompanyActions } from './company-actions.tsx'
import { CompanyFacts } from './company-facts.tsx'
import { FairEyebrow, FairTabs } from './fair-tabs.tsx'
import { OwnLanguageNotice, tagOfText } from './in-own-language.tsx'
import { CompanyTile } from './company-tile.tsx'

const link = 'inline-flex min-h-11 items-center underline underline-offset-4'
const title = 'text-xl font-bold'

/** What a company offers and looks for, in its own words. A notice says where those are not the reader's. */
function Texts({ company: { profile, offers, seeks, fallback } }: { company: SellerDetail | BuyerDetail }) {
  const { t } = useLingui()
  const texts = [
    { key: 'profile', name: t`소개`, text: profile },
    { key: 'offers', name: t`제공합니다`, text: offers },
    { key: 'seeks', name: t`찾습니다`, text: seeks },
  ] as const
  const foreign = texts.find(({ key, text }) => text !== null && fallback.includes(key))?.text
  return (
    <>
      {foreign != null && <OwnLanguageNotice text={foreign} />}
      {texts.map(
        ({ key, name, text }) =>
          text !== null && (
            <section key={key} aria-labelledby={`${key}-title`}>
              <h2 id={`${key}-title`} className={title}>
                {name}
              </h2>
              <p className="mt-2 whitespace-pre-line" lang={fallback.includes(key) ? tagOfText(text) : undefined}>
                {text}
              </p>
            </section>
          ),
      )}
    </>
  )
}

/** What a seller shows at the fair: the first of it, and the way to all. */
function Products({ _fair, _seller }: { _fair: string; _seller: string }) {
  const { i18n } = useLingui()
  const { data } = useQuery(productsShown(useLocale(), _fair, _seller))
  if (data === undefined || data.products.length === 0) return null
  return (
    <section aria-labelledby="products-title" className="mt-12">
      <h2 id="products-title" className={title}>
        <Trans>이 상담회의 상품</Trans>
      </h2>
      <ul className="mt-5 grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 md:grid-cols-4">
        {data.products.map(({ _id, name, category, price, thumb, images }) => (
          <li key={_id} className="min-w-0">
            <ProductTile
              picture={thumb ?? images[0]?.picture ?? null}
              above={i18n._(goodsNames[category])}
              name={name}
              target={{ to: '/fairs/$_fair/products/$_product', params: { _fair, _product: _id } }}
            >
              {price !== null && (
                <p className="mt-1 font-semibold">
                  <Won amount={price} />
                </p>
              )}
            </ProductTile>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <PageLink to="/fairs/$_fair/products" params={{ _fair }} search={{ seller: _seller }} className={link}>
          <Trans>이 기업의 상품 모두 보기</Trans>
        </PageLink>
      </p>
    </section>
  )
}

interface Props {
  fair: Fair
  company: SellerDetail | BuyerDetail
  side: 'SELLER' | 'BUYER'
}

function CompanyPage({ fair, company, side }: Props) {
  const { t } = useLingui()
  const session = useKnownSession()
  const { _id, name, ownName, logo, profile, fallback } = company
  const path = `/fairs/${fair._id}/${side === 'SELLER' ? 'companies' : 'buyers'}/${_id}`
  const { title: fairName } = fair
  const about = side === 'SELLER' ? t`${name}: ${fairName}에 참가하는 판매 기업입니다.` : t`${name}: ${fairName}에 참가하는 바이어입니다.`
  return (
    <Page
      title={`${name} · ${fair.title}`}
      heading={name}
      path={path}
      eyebrow={<FairEyebrow fair={fair} part={name} />}
      {...(ownName === name ? {} : { lead: <span lang={tagOfText(ownName)}>{ownName}</span> })}
      description={toDescription([about, fallback.includes('profile') ? '' : (profile ?? '')].join(' ').trim())}
      top={<FairTabs _fair={fair._id} />}
    >
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <div className="min-w-0 space-y-6 md:order-2">
          <CompanyTile name={name} logo={logo} className="size-20 text-3xl" />
          <Contact key={`contact ${session?.sub ?? ''}`} _company={company._company} contactRole={company.contactRole} />
          <CompanyActions key={session?.sub ?? ''} fair={fair} company={company} side={side} />
          <div className="no-print flex flex-wrap gap-2">
            {session !== undefined && <Mark key={session.sub} list="bookmarks" kind="participants" _item={_id} />}
            <ShareBar title={name} />
          </div>
          {session !== undefined && session.actor === undefined && (
            <OwnNote key={session.sub} account={session.sub} kind="participants" _item={_id} subject={name} path={path} />
          )}
        </div>
        <div className="min-w-0 space-y-8">
          <Texts company={company} />
          <CompanyFacts company={company} />
        </div>
      </div>
      {side === 'SELLER' && <Products _fair={fair._id} _seller={_id} />}
    </Page>
  )
}

/** `/fairs/{_fair}/companies/{_id}`: a seller at a fair. */
export const SellerPage = ({ fair, seller }: { fair: Fair; seller: SellerDetail }) => (
  <CompanyPage fair={fair} company={seller} side="SELLER" />
)

/** `/fairs/{_fair}/buyers/{_id}`: a buyer at a fair. */
export const BuyerPage = ({ fair, buyer }: { fair: Fair; buyer: BuyerDetail }) => <CompanyPage fair={fair} company={buyer} side="BUYER" />
