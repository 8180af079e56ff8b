import { companies } from '#contract/account/companies.ts'
import { noPresentation } from '#contract/platform/company.ts'
import { addMember } from './members.ts'
import type { TestServer } from './server.ts'

const common = {
  ...noPresentation,
  name: '가온상사',
  ceo: '김가온',
  category: '식품',
  address: '서울특별시 중구 세종대로 1',
  profile: null,
  reason: null,
  change: null,
  review: null,
  country: null,
  registrationNumber: null,
}
const none = {
  certificate: null,
  certificateNumber: null,
  certificateYear: null,
  productCategory: null,
  buyerType: null,
  city: null,
  district: null,
}
/** Fields of a company that follow from what it takes part as. */
export const companyKinds = {
  SELLER: { ...none, certificate: 'SEOUL_AWARD', productCategory: '차' },
  BUYER: { ...none, buyerType: 'ONLINE', city: '부산광역시', district: '해운대구' },
} as const

/** A member with a company, and a session. */
export async function addCompany(server: TestServer, username: string, { role = 'SELLER', state = 'PENDING' }: Partial<Company> = {}) {
  const member = await addMember(server, username)
  const company = await server.add(companies, { ...common, ...companyKinds[role], state, _user: member._id })
  return { ...member, _company: company._id }
}

interface Company {
  role: 'SELLER' | 'BUYER'
  state: 'PENDING' | 'APPROVED' | 'REJECTED'
}

/** Sends a file as the one field of a form. */
export async function sendFile(server: TestServer, path: string, field: string, file: File, token: string) {
  const form = new FormData()
  form.append(field, file)
  const made = new Request('http://localhost', { method: 'POST', body: form })
  const { statusCode, payload } = await server.app.inject({
    method: 'POST',
    url: path,
    payload: Buffer.from(await made.arrayBuffer()),
    headers: { 'content-type': made.headers.get('content-type') ?? '', authorization: `Bearer ${token}` },
  })
  return {
    status: statusCode,
    answer: JSON.parse(payload) as { file: { _file: string; name: string; size: number; type: string }; code?: string },
  }
}
