import { inGroups } from '#contract/paper-code.ts'
import { sizeOf } from '#contract/auction/size.ts'
import { works } from '#contract/auction/works.ts'
import { fieldInfo } from '#contract/field.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { dateText } from '../../../console/date-text.ts'
import QrCode from '../../../content/qr-code.tsx'
import { useLocale } from '../../../data/use-locale.ts'
import { Paper, PaperFacts } from '../paper.tsx'
import { useHouse } from '../use-house.ts'
import type { Issued } from './lot-certificates.tsx'

const media = fieldInfo.get(works.fields.medium)?.choices ?? {}

/** Renders a certificate on paper: the work, who vouches for it, and the code by which anybody sees whether it holds. */
export default function CertificatePaper({ certificate }: { certificate: Issued }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const { centre, auction } = useHouse()
  const { code, title, author, medium, material, year, signature, issuedAt } = certificate
  const address = `${window.location.origin}/auction/certificates/${code}`
  const facts = [
    [t`작가`, author],
    [t`작품`, title],
    [t`분류`, i18n._(media[medium] ?? medium)],
    [t`재료와 기법`, material],
    [t`크기`, sizeOf(certificate)],
    [t`제작 연도`, year],
    [t`서명과 에디션`, signature],
    [t`발급한 날`, dateText(issuedAt, locale)],
    [t`발급한 곳`, [centre?.legalEntity, centre?.representative].filter(Boolean).join(' · ')],
    [t`경매업 신고번호`, auction?.reportNumber],
  ] as const
  return (
    <Paper>
      <h3 className="text-2xl font-bold">
        <Trans>진품 보증서</Trans>
      </h3>
      <p className="mt-4">
        <Trans>아래 작품이 적힌 작가의 진품임을 보증합니다.</Trans>
      </p>
      <PaperFacts facts={facts} className="mt-4" />
      <div className="mt-6 break-inside-avoid">
        <QrCode text={address} label={t`보증서를 확인하는 주소의 QR 코드`} />
        <p className="mt-2 font-semibold tabular-nums">{inGroups(code)}</p>
        <p className="text-sm wrap-anywhere">
          <Trans>이 보증서가 유효한지 확인하는 곳: {address}</Trans>
        </p>
      </div>
    </Paper>
  )
}
