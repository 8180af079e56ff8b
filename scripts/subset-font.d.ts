declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2' | 'woff' | 'sfnt'
    /** Reduces an axis of a variable font to a range, or pins it. */
    variationAxes?: Record<string, { min: number; max: number } | number>
  }
  /** The font with nothing but the characters of `text`. */
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Buffer>
}
