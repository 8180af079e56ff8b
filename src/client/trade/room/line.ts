/** A line to somebody over the last seconds, as far as the browser tells. */
export interface LineSample {
  /** Part of what was sent that did not arrive, 0 to 1. */
  lost?: number | undefined
  /** What the line carries (bit/s). */
  available?: number | undefined
}

/** How large a picture is sent, and how much of it. */
interface PictureSize {
  height: number
  /** Bits a second. */
  bitrate: number
  frames: number
}

/** Sizes of a picture, the largest first. */
const sizes: readonly [PictureSize, ...PictureSize[]] = [
  { height: 720, bitrate: 1_500_000, frames: 30 },
  { height: 480, bitrate: 700_000, frames: 30 },
  { height: 360, bitrate: 400_000, frames: 25 },
  { height: 180, bitrate: 120_000, frames: 12 },
]
const smallest = sizes.length - 1

export const sizeAt = (step: number): PictureSize => sizes[step] ?? sizes[0]

/** The largest picture (its place in `sizes`) where so many others are there: each of them is sent one of its own. */
export const largestFor = (others: number): number => Math.min(Math.max(others - 1, 0), smallest - 1)

/** A line as it was judged until now. */
export interface Line {
  /** Place in `sizes` of what it carries. */
  step: number
  /** So many samples are not counted: the browser finds out anew what a line carries. */
  settling: number
  /** Samples in a row that say that it carries less, or easily this. */
  thin: number
  fine: number
  /** So many fine samples make the picture larger: more after each time that this was too much. */
  fineNeeded: number
  /** Whether the last change made the picture larger. */
  isRaised: boolean
}

/** Samples of each kind until something is done, at one in two seconds. */
const enough = { settling: 2, thin: 2, offer: 2, stop: 5, fine: 8, longest: 64 } as const

export const newLine = (): Line => ({ step: 0, settling: enough.settling, thin: 0, fine: 0, fineNeeded: enough.fine, isRaised: false })

/** Another way, or another picture: what was measured of the former one says nothing of it. */
export const settle = (line: Line): Line => ({ ...line, settling: enough.settling, thin: 0, fine: 0 })

const isThin = ({ lost = 0, available = Infinity }: LineSample, { bitrate }: PictureSize): boolean => lost > 0.1 || available < bitrate / 2
const isFine = ({ lost = 0, available = Infinity }: LineSample, { bitrate }: PictureSize): boolean =>
  lost < 0.02 && available > bitrate * 0.9

/** The next smaller size that the line carries, as far as one knows. */
function below(step: number, { available = Infinity }: LineSample): number {
  const carried = sizes.findIndex(({ bitrate }) => available >= bitrate / 2)
  return carried === -1 ? smallest : Math.max(step + 1, carried)
}

/**
 * Judges a line by one more sample.
 * @param largest what may be sent at most (`largestFor`)
 */
export function judge(line: Line, sample: LineSample, largest: number): Line {
  const step = Math.max(line.step, largest)
  if (line.settling > 0) return { ...line, step, settling: line.settling - 1 }
  const size = sizeAt(step)
  if (isThin(sample, size)) {
    const thin = line.thin + 1
    if (step === smallest || thin < enough.thin) return { ...line, step, thin, fine: 0 }
    const fineNeeded = line.isRaised ? Math.min(line.fineNeeded * 2, enough.longest) : line.fineNeeded
    return { ...settle(line), step: below(step, sample), fineNeeded, isRaised: false }
  }
  const fine = isFine(sample, size) ? line.fine + 1 : 0
  if (step === largest || fine < line.fineNeeded) return { ...line, step, thin: 0, fine }
  return { ...settle(line), step: step - 1, isRaised: true }
}

/** Tells whether a line carries a picture: `thin`: hardly the smallest; `none`: not even that, for a while. */
export type Carries = 'picture' | 'thin' | 'none'

export const carries = ({ step, thin }: Line): Carries =>
  step < smallest || thin < enough.offer ? 'picture' : thin < enough.stop ? 'thin' : 'none'

const order: readonly Carries[] = ['none', 'thin', 'picture']

/** Picture that all lines together carry: as long as somebody can be sent a picture, it is sent. */
export const carriedBy = (lines: readonly Carries[]): Carries =>
  lines.length === 0 ? 'picture' : (order[Math.max(...lines.map((each) => order.indexOf(each)))] ?? 'picture')

/** What the browser counts, as far as it is looked at: https://www.w3.org/TR/webrtc-stats. */
interface Counted {
  type: string
  kind?: string
  fractionLost?: number
  availableOutgoingBitrate?: number
}

/** Reads what the browser has counted of a connection. */
export function sampleOf(counted: Iterable<Counted>): LineSample {
  const all = [...counted]
  // Of one way after another the one in use has a number.
  const carried = all.flatMap(({ type, availableOutgoingBitrate: bits }) => (type === 'candidate-pair' && bits !== undefined ? [bits] : []))
  return {
    lost: all.find(({ type, kind }) => type === 'remote-inbound-rtp' && kind === 'video')?.fractionLost,
    available: carried.length === 0 ? undefined : Math.max(...carried),
  }
}

/** Parameters that the browser is asked to send a picture of this height with. A shared screen is to be read: it gets slower, and never smaller. */
export function encodingOf(step: number, height: number | undefined, isScreen: boolean) {
  const { height: wanted, bitrate, frames } = sizeAt(step)
  return isScreen
    ? { maxBitrate: Math.max(bitrate, 300_000), maxFramerate: Math.min(frames, 15), scaleResolutionDownBy: 1 }
    : { maxBitrate: bitrate, maxFramerate: frames, scaleResolutionDownBy: Math.max(1, (height ?? wanted) / wanted) }
}
