import { contrast as contrastOfHex } from '../site/style-guide/contrast.ts'

/** A picture of the page as its pixels. */
function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('no canvas')
  return context
}

const hexOf = ([red = 0, green = 0, blue = 0]: Iterable<number>): string =>
  `#${[red, green, blue].map((share) => share.toString(16).padStart(2, '0')).join('')}`

/** The contrast of a text colour, as computed styles give it, with what lies below. */
export function contrast(colour: string, ground: string): number {
  const context = canvasOf(1, 1)
  for (const [index, fill] of [ground, colour].entries()) {
    context.fillStyle = fill
    context.fillRect(0, 0, 1, 1)
    if (index === 0) ground = hexOf(context.getImageData(0, 0, 1, 1).data)
  }
  return contrastOfHex(hexOf(context.getImageData(0, 0, 1, 1).data), ground)
}

/** The lightest pixel in each of these boxes of the window, which `screenshot` shows (PNG, base64). */
export async function lightestIn(screenshot: string, boxes: readonly DOMRect[]): Promise<string[]> {
  const image = new Image()
  image.src = `data:image/png;base64,${screenshot}`
  await image.decode()
  const context = canvasOf(image.width, image.height)
  context.drawImage(image, 0, 0)
  return boxes.map(({ x, y, width, height }) => {
    const { data } = context.getImageData(Math.floor(x), Math.floor(y), Math.ceil(width), Math.ceil(height))
    let lightest = [0, 0, 0]
    for (let at = 0; at < data.length; at += 4) {
      const pixel = [...data.subarray(at, at + 3)]
      if (pixel.reduce((sum, share) => sum + share) > lightest.reduce((sum, share) => sum + share)) lightest = pixel
    }
    return hexOf(lightest)
  })
}
