import { useLingui } from '@lingui/react/macro'
import { PageLink } from '../../../content/page-link.tsx'
import { useHasSite } from '../../../data/use-only.ts'
import type { Setting } from '../../queries.ts'
import { Facts, type Fact, FooterFrame } from '../deferred/footer.tsx'
import { PageWatch } from '../deferred/page-foot.tsx'
import { centrePolicies } from '../deferred/site-tree.ts'
import type { TradeMenu } from './trade-layout.tsx'

interface Props {
  name: string
  setting: Setting | undefined
  menu: readonly TradeMenu[]
}

/** Who runs the trade centre, its menu, and the way to the firm. */
function TradeFooter({ name, setting, menu }: Props & { setting: Setting }) {
  const { t } = useLingui()
  const { centre } = setting
  const hasFirm = useHasSite('firm')
  const facts: readonly Fact[] = [
    { label: t`운영`, value: centre.legalEntity },
    { label: t`대표자`, value: centre.representative },
    { label: t`사업자등록번호`, value: centre.registrationNumber },
    { label: t`주소`, value: centre.address },
    { label: t`개인정보 보호책임자`, value: centre.privacyOfficer },
    { label: t`대표전화`, value: centre.phone, href: 'tel:' },
    { label: t`이메일`, value: centre.email, href: 'mailto:' },
  ]
  return (
    <FooterFrame
      className="no-print py-14"
      columns="md:grid-cols-4"
      menu={menu}
      name={<p className="text-xl font-bold">{name}</p>}
      policies={centrePolicies}
      more={
        hasFirm && (
          <li>
            <PageLink to="/" className="inline-flex min-h-11 items-center px-2 text-night-muted hover:text-on-night">
              {setting.name}
            </PageLink>
          </li>
        )
      }
      owner={centre.legalEntity ?? name}
    >
      <Facts facts={facts} className="sm:grid-cols-2 lg:grid-cols-3" />
    </FooterFrame>
  )
}

/** Renders the footer of a page of the trade centre and what accompanies it. */
export const TradeFoot = ({ setting, ...rest }: Props) => (
  <>
    {setting !== undefined && <TradeFooter setting={setting} {...rest} />}
    <PageWatch />
  </>
)
