import { createFileRoute } from '@tanstack/react-router'
import { load } from '../../../../../data/load.ts'
import { auctionRead } from '../../../../auction-read.ts'
import { CertificatesPage } from '../../../../certificates/certificate-page.tsx'
import { WhileOpen } from '../../../../while-open.tsx'

export const Route = createFileRoute('/_fairs/auction/certificates/')({
  loader: ({ context }) => load(context, (locale) => [auctionRead(locale)]),
  component: Certificates,
})

function Certificates() {
  return <WhileOpen>{(auction) => <CertificatesPage auction={auction} />}</WhileOpen>
}
