import type { Api } from '../fixtures.ts'

const text = (ko: string) => ({ ko })

interface Sale {
  closing: 'timed' | 'hammer'
  hall: string
}

/** Hangs two works in a sale that runs, and ends in two days. They start at 2,000,000 won. */
export async function hangSale(api: Api, { closing, hall }: Sale = { closing: 'timed', hall: 'main' }) {
  const title = `밤바다 경매 ${Date.now()}`
  const { shopProducts } = await api.read('GET /api/v1/shop/products', '/api/v1/shop/products?limit=20')
  const picture = shopProducts.find(({ thumb }) => thumb !== null)?.thumb
  const { author } = await api.staff('POST /api/console/auction/authors', '/api/console/auction/authors', {
    name: text('문해린'),
    intro: text('<p>바다를 그립니다.</p>'),
    born: null,
    died: null,
    place: null,
    portrait: null,
  })
  const [opensAt, closesAt] = [-1, 2].map((days) => new Date(Date.now() + days * 24 * 3600 * 1000).toISOString())
  const { program } = await api.staff('POST /api/console/auction/programs', '/api/console/auction/programs', {
    title: text(title),
    intro: text('<p>소개</p>'),
    venue: text('제1경매장'),
    terms: text('약관'),
    opensAt: String(opensAt),
    closesAt: String(closesAt),
    secondsApart: 60,
    closing,
    premium: [{ from: 0, percent: 15 }],
    hall,
    previewFrom: null,
    previewTo: null,
    increments: [],
    cover: null,
    images: [],
  })
  const works: { _id: string }[] = []
  for (const lot of ['1', '2']) {
    const { work } = await api.staff('POST /api/console/auction/works', '/api/console/auction/works', {
      _program: program._id,
      _author: author._id,
      lot,
      title: text(`밤바다 ${lot}`),
      medium: 'painting',
      material: text('유채'),
      height: 100,
      width: 80,
      condition: text('좋음'),
      estimateLow: 3_000_000,
      estimateHigh: 5_000_000,
      startPrice: 2_000_000,
      taxKind: 'original',
      images: picture == null ? [] : [{ index: 0, picture }],
      depth: null,
      year: null,
      signature: null,
      description: null,
      provenance: null,
      exhibitions: null,
      shipping: null,
      reserve: null,
      _consignor: null,
      contractNumber: null,
      contractDay: null,
      commission: null,
      fees: [],
      taxCase: 'art',
      place: 0,
    })
    works.push(work)
  }
  return { program, works, title }
}
