import { describe, expect, it } from 'vitest'
import { readPageRequest } from './page-request.ts'

const asked = (url: string, headers: Record<string, string> = {}) => readPageRequest({ url, headers })

describe('a page', () => {
  it('is one, whatever a sender adds to its address, and in whatever order', () => {
    const plain = asked('/story/firm')
    for (const search of ['?', '?utm_source=mail&utm_medium=x', '?fbclid=abc', '?a[]=1&%F0', '?page2=1', '?LANG=en', '?open=a', '?lang=xx'])
      expect(asked(`/story/firm${search}`)).toEqual({ ...plain, search })
    expect(plain).toMatchObject({ corrected: undefined, isMissing: false })
    const filtered = asked('/story/firm?practice=tax&page=2')
    expect(filtered.address).toBe('/story/firm?page=2&practice=tax')
    expect(asked('/story/firm?utm_source=a&page=2&gclid=b&practice=tax').key).toBe(filtered.key)
  })

  it('is another one for every parameter that selects what it shows, and for no other', () => {
    const searches = ['', '?page=2', '?page=3', '?practice=tax', '?lang=en', '?q=a', '?q=a%26b', '?q=a&page=2']
    expect(new Set(searches.map((search) => asked(`/story/firm${search}`).key)).size).toBe(searches.length)
    for (const search of ['?page=2', '?practice=tax', '?type=inquiry', '?q=a', '?open=consultation'])
      expect(asked(`/contact${search}`)).toEqual({ ...asked('/contact'), search })
  })

  it('is another one in each language: by the address, then the cookie, then the wish', () => {
    expect(asked('/').locale).toBe('ko')
    expect(asked('/', { 'accept-language': 'zh-CN,en;q=0.5' }).locale).toBe('cn')
    expect(asked('/', { 'accept-language': 'zh-CN', cookie: 'a=b; locale=en' }).locale).toBe('en')
    expect(asked('/?lang=ko', { 'accept-language': 'zh-CN', cookie: 'locale=en' }).locale).toBe('ko')
    expect(asked('/?lang=xx', { cookie: 'locale=en' }).locale).toBe('en')
    expect(asked('/', { cookie: 'xlocale=en; locale=ru' }).locale).toBe('ko')
    expect(asked('/', { cookie: 'locale=en' }).key).not.toBe(asked('/').key)
  })

  it('goes by the last of a parameter that comes twice, as the router does', () => {
    expect(asked('/story/firm?page=3&page=2')).toMatchObject({ address: '/story/firm?page=2', corrected: undefined })
    expect(asked('/x?lang=en&lang=cn').locale).toBe('cn')
  })

  it('is not cached where somebody searched, or spelt its path in a way of their own', () => {
    for (const search of ['', '?page=2', '?page=9999&practice=tax', '?lang=en'])
      expect(asked(`/story/firm${search}`).isCacheable).toBe(true)
    for (const url of ['/story/firm?q=a', '/story/firm?page=2&q=b', '/story/%66irm', '/Story/firm'])
      expect([url, asked(url).isCacheable]).toEqual([url, false])
  })

  it('is at the address without what its list does not know, and has no other key', () => {
    const long = 'ㄱ'.repeat(101)
    for (const [url, corrected] of [
      ['/story/firm?page=x', '/story/firm'],
      ['/story/firm?page=1', '/story/firm'],
      ['/story/firm?page=02', '/story/firm?page=2'],
      ['/story/firm?page=-2&utm_source=a', '/story/firm?utm_source=a'],
      ['/story/firm?practice=other&lang=en', '/story/firm?lang=en'],
      ['/story/firm?type=inquiry', '/story/firm'],
      ['/center/notice?practice=tax&page=2', '/center/notice?page=2'],
      ['/center/faqs?page=2&type=inquiry', '/center/faqs?type=inquiry'],
      ['/center/faqs?type=tax', '/center/faqs'],
      ['/story/firm?q=', '/story/firm'],
      ['/story/firm?q=%20', '/story/firm'],
      [`/story/firm?q=${long}`, `/story/firm?q=${encodeURIComponent(long.slice(1))}`],
    ] as const) {
      expect([url, asked(url)]).toEqual([url, expect.objectContaining({ corrected, key: '' })])
      expect([corrected, asked(corrected)]).toEqual([corrected, expect.objectContaining({ corrected: undefined })])
    }
  })

  it('is missing where no list is so long', () => {
    for (const page of ['10000', '1000000000', '9'.repeat(400)])
      expect(asked(`/story/firm?page=${page}`)).toMatchObject({ isMissing: true, corrected: undefined, key: '' })
  })
})
