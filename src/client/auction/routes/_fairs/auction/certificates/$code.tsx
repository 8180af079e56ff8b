import { typedCode } from '#contract/paper-code.ts'
import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../../data/load.ts'
import { useLocale } from '../../../../../data/use-locale.ts'
import { ItemPage } from '../../../../../site/item-page.tsx'
import { auctionRead } from '../../../../auction-read.ts'
import { CertificatePage } from '../../../../certificates/certificate-page.tsx'
import { certificateRead } from '../../../../queries.ts'
import { WhileOpen } from '../../../../while-open.tsx'

export const Route = createFileRoute('/_fairs/auction/certificates/$code')({
  loader: ({ context, params: { code } }) => load(context, (locale) => [auctionRead(locale), certificateRead(locale, typedCode(code))]),
  component: OneCertificate,
})

function OneCertificate() {
  const read = certificateRead(useLocale(), typedCode(Route.useParams().code))
  return (
    <WhileOpen>
      {(auction) => <ItemPage read={read}>{({ certificate }) => <CertificatePage auction={auction} certificate={certificate} />}</ItemPage>}
    </WhileOpen>
  )
}
