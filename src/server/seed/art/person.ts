import type { HairStyle } from './hair.ts'

export type Collar = 'tie' | 'open' | 'turtleneck' | 'round' | 'bow' | 'vneck' | 'band'
export type Jacket = 'notch' | 'shawl' | 'double' | 'collarless'

/** Everything that makes one fictional person recognisable. */
export type Person = {
  readonly woman: boolean
  /** 0 thirties, 1 forties, 2 fifties, 3 sixties. */
  readonly age: 0 | 1 | 2 | 3
  readonly skin: string
  readonly hair: string
  readonly style: HairStyle
  /** Half widths of cheekbone, jaw and chin, and where the chin ends. */
  readonly face: readonly [cheek: number, jaw: number, chin: number, length: number]
  /** Eye width, eye opening, brow weight, brow arch. */
  readonly gaze: readonly [width: number, opening: number, brow: number, arch: number]
  /** Mouth half width and upward curve. */
  readonly mouth: readonly [width: number, smile: number]
  readonly lips: string
  readonly nose: number
  readonly glasses?: 'round' | 'square' | 'thin'
  readonly earrings?: boolean
  readonly jacket: Jacket
  readonly jacketColour: string
  readonly collar: Collar
  readonly shirt: string
  readonly accent?: string
  readonly shoulders: number
  /** Light from the right instead of the left. */
  readonly mirrored?: boolean
  readonly tilt: number
  readonly backdrop: 'arch' | 'leaves' | 'panes' | 'curtain' | 'alcove' | 'panel'
  readonly wall: string
  readonly room: 'hills' | 'shelf' | 'window' | 'dusk'
}
