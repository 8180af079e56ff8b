import { createFileRoute } from '@tanstack/react-router'
import { CompanyPage } from '../../../account/company-page.tsx'
import { MyFairIntroductions } from '../../../trade/fair/my-introductions.tsx'

export const Route = createFileRoute('/_fairs/mypage/company')({ component: Company })

function Company() {
  return <CompanyPage atFairs={<MyFairIntroductions />} />
}
