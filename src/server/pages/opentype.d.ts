/** What we use of opentype.js, which has no types of its own. */
declare module 'opentype.js/dist/opentype.mjs' {
  /** One step of an outline, in pixels; `x1`, `y1`, `x2`, `y2` are the control points of a curve. */
  export type Step =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' }
  export interface Font {
    hasChar: (sign: string) => boolean
    /** Pixels, at a size in pixels. */
    getAdvanceWidth: (text: string, size: number) => number
    /** The outlines of a line that begins at `x` on the baseline `y`. */
    getPath: (text: string, x: number, y: number, size: number) => { commands: readonly Step[] }
  }
  export function parse(font: ArrayBuffer, options?: { lowMemory?: boolean }): Font
}
