/**
 * Draws every picture of the seed data and the app's icons.
 *
 *   node src/server/seed/art/draw.ts            all of them
 *   node src/server/seed/art/draw.ts lawyer-01  only those whose name starts so
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { drawArticle } from './article.ts'
import { drawBanner } from './banner.ts'
import type { Canvas } from './canvas.ts'
import { drawColumn } from './column.ts'
import { badgeSvg, iconSvg, noteSvg, noteTileSvg, tileSvg } from './icons.ts'
import { drawIntro } from './intro.ts'
import { drawPopup, drawShare } from './notice.ts'
import { drawOffice } from './office.ts'
import { people } from './people.ts'
import { drawMainPortrait, drawPortrait } from './portrait.ts'
import { drawReview } from './review.ts'
import { drawStory } from './story.ts'
import { drawVideo } from './video.ts'

type Picture = { readonly name: string; readonly draw: () => Canvas }

const pictures = fileURLToPath(new URL('../pictures/', import.meta.url))
const publicFolder = fileURLToPath(new URL('../../../../public/', import.meta.url))

const number = (index: number): string => String(index + 1).padStart(2, '0')

const series = (name: string, count: number, draw: (index: number) => Canvas): Picture[] =>
  Array.from({ length: count }, (_, index) => ({ name: `${name}-${number(index)}`, draw: () => draw(index) }))

const all: readonly Picture[] = [
  ...people.flatMap((person, index) => [
    { name: `lawyer-${number(index)}`, draw: () => drawPortrait(person, index + 1) },
    { name: `lawyer-${number(index)}-main`, draw: () => drawMainPortrait(person, index + 101) },
  ]),
  ...[0, 1, 2, 3].flatMap((index) => [
    { name: `banner-${number(index)}`, draw: () => drawBanner(index, false) },
    { name: `banner-${number(index)}-mobile`, draw: () => drawBanner(index, true) },
  ]),
  ...series('story', 24, drawStory),
  ...series('article', 30, drawArticle),
  ...series('video', 12, drawVideo),
  ...series('column', 8, drawColumn),
  ...series('review', 12, drawReview),
  ...series('intro', 3, drawIntro),
  ...series('office', 4, drawOffice),
  ...series('popup', 2, drawPopup),
]

/** Draws a little larger and trims the rim, where blurred light would fade at the canvas edge. */
function rasterise(c: Canvas): ReturnType<typeof sharp> {
  const svg = c.toSvg(1.05)
  return sharp(Buffer.from(svg)).extract({
    left: Math.floor(c.width * 0.025),
    top: Math.floor(c.height * 0.025),
    width: c.width,
    height: c.height,
  })
}

async function drawIcons(): Promise<void> {
  const folder = `${publicFolder}icons/`
  await mkdir(folder, { recursive: true })
  const png = async (svg: string, size: number, name: string, opaque = false): Promise<void> => {
    const image = sharp(Buffer.from(svg)).resize(size, size)
    await (opaque ? image.flatten({ background: '#16202E' }) : image).png({ compressionLevel: 9 }).toFile(`${folder}${name}.png`)
  }
  await writeFile(`${folder}icon.svg`, `${iconSvg()}\n`)
  await png(iconSvg(), 192, '192')
  await png(iconSvg(), 512, '512')
  await png(tileSvg(0.86), 512, '512-maskable', true)
  await png(tileSvg(1), 180, 'apple-touch', true)
  await png(badgeSvg(), 96, 'badge')
  await writeFile(`${folder}neutral.svg`, `${noteSvg()}\n`)
  await png(noteSvg(), 192, 'neutral-192')
  await png(noteSvg(), 512, 'neutral-512')
  await png(noteTileSvg(0.86), 512, 'neutral-512-maskable', true)
  await png(noteTileSvg(1), 180, 'neutral-apple-touch', true)
}

/** Banners and faces are looked at longest: they keep more of their soft gradients. */
const compression = (name: string): { quality: number; effort: number; smartSubsample: boolean } => ({
  quality: name.startsWith('banner') ? 93 : name.startsWith('lawyer') ? 88 : 84,
  effort: 5,
  smartSubsample: true,
})

const wanted = process.argv[2] ?? ''
sharp.concurrency(1)
await mkdir(pictures, { recursive: true })
let bytes = 0
for (const picture of all) {
  if (!picture.name.startsWith(wanted)) continue
  const { size } = await rasterise(picture.draw())
    .webp(compression(picture.name))
    .toFile(`${pictures}${picture.name}.webp`)
  bytes += size
}
if (wanted === '' || wanted === 'share')
  await rasterise(drawShare())
    .png({ compressionLevel: 9, palette: true, quality: 90, dither: 0.6 })
    .toFile(`${publicFolder}share.png`)
if (wanted === '' || wanted === 'icons') await drawIcons()
process.stdout.write(`${Math.round(bytes / 1024)} kB of pictures drawn\n`)
