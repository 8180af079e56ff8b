import { linkSchemes, youtubeId } from '#contract/rich-text.ts'

/** An address as rich text keeps it: within the site without its host, elsewhere whole; undefined where it may not be linked to. */
export function addressOf(value: string): string | undefined {
  const { origin } = window.location
  const text = value.trim()
  if (text === '' || text.startsWith('#') || !URL.canParse(text, origin)) return undefined
  const url = new URL(text, origin)
  // What Google puts around an address.
  const inner = url.host === 'www.google.com' && url.pathname === '/url' ? url.searchParams.get('q') : null
  if (inner !== null && URL.canParse(inner)) return addressOf(inner)
  if (url.origin === origin) return `${url.pathname}${url.search}${url.hash}`
  return linkSchemes.includes(url.protocol.slice(0, -1)) ? url.href : undefined
}

/** The same of what somebody types, where words are no address: `/contact`, `https://…`, `www.…`, `mailto:…`. */
export function typedAddress(value: string): string | undefined {
  const text = value.trim()
  if (/^www\.\S+\.\S/.test(text)) return addressOf(`https://${text}`)
  const isAddress = text.startsWith('/') || linkSchemes.some((scheme) => text.toLowerCase().startsWith(`${scheme}:`))
  return isAddress && !/\s/.test(text) ? addressOf(text) : undefined
}

/** Returns whether a text is meant as an address, valid or not, and not as words to search for. */
export const isLikeAddress = (value: string): boolean => /^\s*(\/|[a-z][a-z+.-]*:|www\.)/i.test(value)

/** Extracts the id from a YouTube address, or from a text that may be an id alone. */
export function youtubeIdOf(value: string): string | undefined {
  const text = value.trim()
  if (youtubeId.test(text)) return text
  const address = /^https?:/.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  const host = hostname.replace(/^(www|m|music)\./, '')
  const [, first = '', second = ''] = pathname.split('/')
  const id =
    host === 'youtu.be'
      ? first
      : !/^youtube(-nocookie)?\.com$/.test(host)
        ? ''
        : ['embed', 'shorts', 'live', 'v'].includes(first)
          ? second
          : (searchParams.get('v') ?? '')
  return youtubeId.test(id) ? id : undefined
}
