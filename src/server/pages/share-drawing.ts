import type { Locale } from '#contract/locale.ts'
import sharp from 'sharp'
import { limitInputPixels } from '../files/pictures.ts'
import { canSet, fontsOf, outline, setText } from './share-text.ts'

/** Content of a share picture in one language. */
export interface Card {
  /** Above the heading: a business area, a medium, what somebody is. */
  label: string
  heading: string
  firm: string
}

/** Returns whether the fonts of a language have every character of the card. */
export async function canDraw(card: Card, locale: Locale): Promise<boolean> {
  const [heading, text] = await Promise.all([fontsOf('heading', locale), fontsOf('text', locale)])
  return canSet(heading, card.heading) && canSet(text, card.label) && canSet(heading, card.firm)
}

/** Counts the looks: with another one every picture is drawn again. */
export const look = 1
export const width = 1200
export const height = 630

const pictureWidth = 470
const margin = 72
const colour = { ink: '#16202E', paper: '#FAF8F4', bronze: '#8C6239', line: '#E4DED4' }

const path = (data: string, fill: string): string => `<path d="${data}" fill="${fill}"/>`

/** The firm's mark: two half discs that meet along one seam. */
const mark = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(-118 -98)">${path(
    'M247,98 C162,98 118,160 118,230 C118,300 162,362 247,362Z',
    colour.ink,
  )}${path('M265,150 C350,150 394,212 394,282 C394,352 350,414 265,414Z', colour.bronze)}</g>`

async function svgOf({ label, heading, firm }: Card, locale: Locale, hasPicture: boolean): Promise<string> {
  const [headingFonts, textFonts] = await Promise.all([fontsOf('heading', locale), fontsOf('text', locale)])
  const textWidth = width - 2 * margin - (hasPicture ? pictureWidth - 16 : 0)
  const top = setText(textFonts, label, locale, { sizes: [28, 24], width: textWidth, lines: 1 })
  const main = setText(headingFonts, heading, locale, { sizes: [66, 58, 50], width: textWidth, lines: 3 })
  const name = setText(headingFonts, firm, locale, { sizes: [32, 26], width: textWidth - 60, lines: 1 })
  const firstLine = 158 + main.size * 1.3
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${colour.paper}"/>`,
    path(outline(textFonts, top.lines[0] ?? '', top.size, margin, 118), colour.bronze),
    `<rect x="${margin}" y="146" width="56" height="3" fill="${colour.bronze}"/>`,
    ...main.lines.map((line, index) =>
      path(outline(headingFonts, line, main.size, margin, firstLine + index * main.size * 1.36), colour.ink),
    ),
    `<rect x="${margin}" y="502" width="${textWidth}" height="1" fill="${colour.line}"/>`,
    firm === '' ? '' : mark(margin, 530, 0.14),
    path(outline(headingFonts, name.lines[0] ?? '', name.size, margin + 56, 563), colour.ink),
    '</svg>',
  ].join('')
}

/**
 * Draws a share picture (PNG, 1200 × 630): the item's subject beside its picture, in the firm's look.
 * @param picture the path of a picture file; without one the text has the whole width
 */
export async function drawCard(card: Card, locale: Locale, picture: string | undefined): Promise<Buffer> {
  const svg = await svgOf(card, locale, picture !== undefined)
  const layers =
    picture === undefined
      ? []
      : [
          {
            input: await sharp(picture, { limitInputPixels })
              .resize({ width: pictureWidth, height, fit: 'cover', position: sharp.strategy.attention })
              .toBuffer(),
            left: width - pictureWidth,
            top: 0,
          },
        ]
  return sharp(Buffer.from(svg)).composite(layers).png({ palette: true, quality: 90, dither: 0.6, compressionLevel: 9 }).toBuffer()
}
