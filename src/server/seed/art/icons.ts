import { path, rect } from './canvas.ts'
import { tone } from './palette.ts'

/** The mark: two half discs of different height that meet along one seam, centred in a 512 square. */
const mark = (left: string, right: string): string =>
  path('M247,98 C162,98 118,160 118,230 C118,300 162,362 247,362Z', left) +
  path('M265,150 C350,150 394,212 394,282 C394,352 350,414 265,414Z', right)

const frame = (content: string, size = 512): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 512 512">${content}</svg>`

/** The icon as browsers show it: rounded ink tile. */
export const iconSvg = (): string => frame(`<rect width="512" height="512" rx="112" fill="${tone.ink}"/>${mark(tone.paper, '#C08E58')}`)

/** A full-bleed tile for systems that cut their own shape; `scale` keeps the mark inside the safe zone. */
export const tileSvg = (scale: number): string =>
  frame(
    `${rect(0, 0, 512, 512, tone.ink)}<g transform="translate(256 256) scale(${scale}) translate(-256 -256)">${mark(tone.paper, '#C08E58')}</g>`,
  )

/** One colour on nothing, for the notification bar. */
export const badgeSvg = (): string => frame(`<g transform="translate(256 256) scale(1.5) translate(-256 -256)">${mark('#fff', '#fff')}</g>`)

const paper = '#55606E'

/** A sheet with lines, centred in a 512 square: what any app for notes could have. */
const sheet =
  path('M152,112 H320 L376,168 V400 H152Z', '#FFFFFF') +
  path('M320,112 L376,168 H320Z', '#C9CFD6') +
  [224, 272, 320].map((y) => rect(192, y, y === 320 ? 88 : 144, 18, '#9AA4AF')).join('')

/** The icon of those who install the app under another name. */
export const noteSvg = (): string => frame(`<rect width="512" height="512" rx="112" fill="${paper}"/>${sheet}`)

/** As `tileSvg`, with the sheet. */
export const noteTileSvg = (scale: number): string =>
  frame(`${rect(0, 0, 512, 512, paper)}<g transform="translate(256 256) scale(${scale}) translate(-256 -256)">${sheet}</g>`)
