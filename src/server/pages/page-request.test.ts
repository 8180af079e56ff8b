import { describe, expect, it } from 'vitest'
import { readPageRequest } from './page-request.ts'

const asked = (url: string, headers: Record<string, string> = {}) => readPageRequest({ url, headers })

describe('a page', () => {
  it('is one, whatever a sender adds to its address, and in whatever order', () => {
    const plain = asked('/story/firm')
    for (const search of ['?', '?utm_source=mail&utm_medium=x', '?fbclid=abc', '?a[]=1&%F0', '?page2=1', '?LANG=en', '?open=a', '?lang=xx'])
      expect(asked(`/story/firm${search}`)).toEqual({ ...plain, search })
    const filtered = asked('/story/firm?practice=tax&page=2')
    expect(filtered.address).toBe('/story/firm?page=2&practice=tax')
    expect(asked('/story/firm?utm_source=a&page=2&gclid=b&practice=tax').key).toBe(filtered.key)
  })

  it('is another one for every parameter that selects what it shows, and for no other', () => {
    const searches = ['', '?page=2', '?page=3', '?practice=tax', '?type=inquiry', '?lang=en', '?q=a', '?q=a%26b', '?q=a&page=2']
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
    expect(asked('/story/firm?page=1&page=2')).toMatchObject({ address: '/story/firm?page=2' })
    expect(asked('/x?lang=en&lang=cn').locale).toBe('cn')
  })

  it('is not cached where somebody searched, or where the address has a value or a spelling that no list has', () => {
    for (const search of ['', '?page=2', '?page=9999&practice=tax', '?lang=en'])
      expect(asked(`/story/firm${search}`).isCacheable).toBe(true)
    for (const search of ['?q=a', '?page=2&q=', '?utm_source=a&q=b', '?page=02', '?page=10000', '?page=x', '?practice=other', '?type=tax'])
      expect([search, asked(`/story/firm${search}`).isCacheable]).toEqual([search, false])
    expect(asked('/story/%66irm').isCacheable).toBe(false)
  })
})
