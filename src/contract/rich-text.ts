/**
 * Elements allowed in fields of kind `richText`. The server sanitises what it stores and sends; a browser does so again before it
 * parses a text that did not come with its document.
 */

export const richTextTags: string[] = [
  'h2',
  'h3',
  'h4',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'a',
  'img',
  'figure',
  'figcaption',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

export const richTextAttributes: Record<string, string[]> = {
  a: ['href'],
  // An empty `alt` says that nobody has described the picture yet, unless it is said to be decoration.
  img: ['src', 'alt', 'width', 'height', 'data-decorative'],
  // A video of YouTube, by its id: a link to it, which the site plays in its place (client/content/text-videos.ts).
  figure: ['data-youtube'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

/** URL schemes allowed in links, beside addresses within the site. */
export const linkSchemes: string[] = ['https', 'http', 'mailto', 'tel']

/** The id of a video, as YouTube writes it. */
export const youtubeId = /^[\w-]{11}$/

/** Where a video is watched without us: what its link says. */
export const youtubeAddress = (id: string): string => `https://www.youtube.com/watch?v=${id}`
