import { createServer, type Server } from 'node:http'

/** Ways of the stand-in to answer: as it should, with an error of its own, with a failure, late, not as JSON, not as it says, too much. */
export type AddressPlan = 'found' | 'tooVague' | 'badKey' | 'break' | 'late' | 'garbage' | 'otherShape' | 'flood'

const one = (number: number) => ({
  roadAddr: `서울특별시 송파구 시험로 ${number} (시험동)`,
  zipNo: '05510',
  jibunAddr: `서울특별시 송파구 시험동 ${number}`,
  engAddr: `${number} Siheom-ro, Songpa-gu, Seoul`,
})
const results = (errorCode: string, juso: object[] | null) => ({
  results: { common: { errorMessage: '', countPerPage: '10', totalCount: String(juso?.length ?? 0), errorCode, currentPage: '1' }, juso },
})

/** Stand-in for the state's road-address service (business.juso.go.kr), as far as the server uses it. @param key that it asks for */
export function addressService(key: string): { server: Server; asked: URLSearchParams[]; plan: (next: AddressPlan) => void } {
  const asked: URLSearchParams[] = []
  let plan: AddressPlan = 'found'
  const answers: Record<Exclude<AddressPlan, 'break' | 'late'>, () => string> = {
    // More than were asked for, one without a postal code, and lines within.
    found: () =>
      JSON.stringify(
        results('0', [
          { ...one(1), zipNo: '' },
          { ...one(2), roadAddr: ' 서울특별시\n송파구 시험로 2 ' },
          ...Array.from({ length: 20 }, (_, index) => one(index + 3)),
        ]),
      ),
    tooVague: () => JSON.stringify(results('E0006', null)),
    badKey: () => JSON.stringify(results('E0001', null)),
    garbage: () => '<html>',
    otherShape: () => JSON.stringify({ results: { common: {} } }),
    flood: () =>
      JSON.stringify(
        results(
          '0',
          Array.from({ length: 5000 }, (_, index) => one(index)),
        ),
      ),
  }
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    asked.push(searchParams)
    if (pathname !== '/addrlink/addrLinkApi.do' || request.method !== 'GET') return void response.writeHead(404).end()
    if (plan === 'break') return void response.writeHead(500).end('<html>')
    if (plan === 'late') return
    const body = searchParams.get('confmKey') === key ? answers[plan]() : answers.badKey()
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body)
  })
  return { server, asked, plan: (next) => void (plan = next) }
}
