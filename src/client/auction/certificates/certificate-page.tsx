import { sizeOf } from '#contract/auction/size.ts'
import { inGroups } from '#contract/paper-code.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { FactRow } from '../../content/fact-row.tsx'
import { Page } from '../../content/page.tsx'
import { AuctionInformation } from '../auction-information.tsx'
import { Breadcrumbs } from '../breadcrumbs.tsx'
import { mediumNames } from '../medium-names.ts'
import { useMoment } from '../moment.ts'
import type { Auction, Certificate } from '../queries.ts'
import { WallPicture } from '../wall-picture.tsx'
import { CodeForm } from './code-form.tsx'

/** Whether a certificate holds. */
function Standing({ certificate: { revokedAt } }: { certificate: Certificate }) {
  const moment = useMoment()
  const revoked = revokedAt === null ? undefined : moment(revokedAt)
  return (
    <p role="status" className={`border-l-4 bg-wash px-5 py-4 font-semibold ${revokedAt === null ? 'border-accent' : 'border-danger'}`}>
      {revoked === undefined ? (
        <Trans>유효한 보증서입니다. 아래 작품과 실물이 같은지 확인해 주십시오.</Trans>
      ) : (
        <Trans>{revoked}에 무효가 된 보증서입니다. 자세한 것은 경매 문의로 물어 주십시오.</Trans>
      )}
    </p>
  )
}

/** `/auction/certificates/{code}`: whether a certificate holds, and the work as it was certified. */
export function CertificatePage({ certificate, auction }: { certificate: Certificate; auction: Auction }) {
  const { t, i18n } = useLingui()
  const moment = useMoment()
  const { code, title, author, medium, material, year, signature, issuedAt, image } = certificate
  const heading = t`진품 보증서`
  const facts = [
    [t`작가`, author],
    [t`작품`, title],
    [t`분류`, i18n._(mediumNames[medium])],
    [t`재료와 기법`, material],
    [t`크기`, sizeOf(certificate)],
    [t`제작 연도`, year],
    [t`서명과 에디션`, signature],
    [t`발급`, moment(issuedAt)],
    [t`보증서 코드`, inGroups(code)],
  ] as const
  return (
    <Page
      title={`${heading} ${inGroups(code)}`}
      heading={heading}
      eyebrow={<Breadcrumbs page={heading} />}
      description={t`작품의 진품 보증서가 유효한지 코드로 확인하는 화면입니다. 보증서에 적힌 작품과 실물을 견주어 보십시오.`}
      isHidden
    >
      <div className="max-w-[46rem] space-y-8">
        <Standing certificate={certificate} />
        {image !== null && <WallPicture picture={image} alt={t`${author}, ${title}`} sizes="(width < 768px) 100vw, 640px" />}
        <dl className="border-b border-line">
          {facts.map(
            ([name, value]) =>
              value !== null && (
                <FactRow key={name} name={name}>
                  {value}
                </FactRow>
              ),
          )}
        </dl>
      </div>
      <AuctionInformation auction={auction} />
    </Page>
  )
}

/** `/auction/certificates`: where one enters the code of a certificate. */
export function CertificatesPage({ auction }: { auction: Auction }) {
  const { t } = useLingui()
  const title = t`보증서 확인`
  return (
    <Page
      title={title}
      eyebrow={<Breadcrumbs page={title} />}
      description={t`작품과 함께 받으신 진품 보증서의 코드를 적으시면 유효한 보증서인지, 어느 작품의 보증서인지 알려 드립니다.`}
      lead={t`작품과 함께 받으신 진품 보증서의 코드를 적어 주십시오. QR 코드를 찍으셔도 됩니다.`}
    >
      <CodeForm />
      <AuctionInformation auction={auction} />
    </Page>
  )
}
