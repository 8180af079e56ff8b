import * as z from 'zod'
import type { Config } from '../../config.ts'

/** An address as the state's service has it. */
export interface RoadAddress {
  postcode: string
  /** By the name of its road, as parcels are sent to it. */
  address: string
  /** By the number of its lot, as it was called before. */
  lot: string
  /** By the name of its road, in English. */
  english: string
}

/** The service wants to be told more, or something else. */
export class KeywordRefused extends Error {}

/** So many addresses are read of an answer, and so many bytes. */
const [most, mostBytes] = [10, 256 * 1024]
const path = '/addrlink/addrLinkApi.do'

const found = z.object({ roadAddr: z.string(), zipNo: z.string(), jibunAddr: z.string().nullish(), engAddr: z.string().nullish() })
/** An answer, as far as it is read (business.juso.go.kr, 'road-address search API'). */
const answer = z.object({
  results: z.object({
    common: z.object({ errorCode: z.string(), totalCount: z.coerce.number().optional() }),
    juso: z.array(found).nullish(),
  }),
})

/** Codes that are about what was typed: nothing, too little, numbers alone, too long, too many digits or signs, too many results. */
const aboutKeyword = new Set(['E0005', 'E0006', 'E0008', 'E0009', 'E0010', 'E0011', 'E0012', 'E0013', 'E0015'])

/** Reads no more of an answer than it can have. */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let [text, bytes] = ['', 0]
  for await (const chunk of response.body ?? []) {
    const part = chunk as Uint8Array
    bytes += part.length
    if (bytes > mostBytes) throw new Error('the address service answers too much')
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}

const toAddress = ({ roadAddr, zipNo, jibunAddr, engAddr }: z.output<typeof found>): RoadAddress => {
  const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 200)
  return { postcode: zipNo.trim(), address: clean(roadAddr), lot: clean(jibunAddr), english: clean(engAddr) }
}

/**
 * Search of the state's road-address service. Neither its key nor what was looked for is in what is thrown.
 * @param timeoutMs how long an answer is waited for
 */
export const roadAddressSearch =
  ({ key, api }: NonNullable<Config['juso']>, timeoutMs = 4000) =>
  /** @throws KeywordRefused, and whatever else goes wrong */
  async (typed: string): Promise<RoadAddress[]> => {
    // Signs that the service refuses.
    const keyword = typed
      .replaceAll(/[%=<>[\]]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (keyword.length < 2) throw new KeywordRefused()
    const asked = { confmKey: key, currentPage: '1', countPerPage: String(most), keyword, resultType: 'json' }
    const response = await fetch(`${api}${path}?${new URLSearchParams(asked).toString()}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: unknown) => {
      throw new Error(`the address service cannot be reached: ${error instanceof Error ? error.name : 'unknown'}`)
    })
    if (!response.ok) throw new Error(`the address service does not say: ${response.status}`)
    const text = await readText(response).catch(() => {
      throw new Error('the address service breaks off')
    })
    const read = answer.safeParse(parse(text))
    if (!read.success) throw new Error('the address service answers something else')
    const { common, juso } = read.data.results
    if (aboutKeyword.has(common.errorCode)) throw new KeywordRefused()
    if (common.errorCode !== '0') throw new Error(`the address service refuses: ${common.errorCode.slice(0, 20)}`)
    return (juso ?? [])
      .slice(0, most)
      .map(toAddress)
      .filter(({ postcode, address }) => /^\d{5}$/.test(postcode) && address !== '')
  }

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
