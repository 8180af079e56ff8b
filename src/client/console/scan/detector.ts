/** Kinds of codes: QR codes, and bars as they stand on goods. */
export type CodeFormat = 'qr_code' | 'code_128' | 'code_39' | 'ean_13' | 'ean_8' | 'upc_a'

/** Detector of codes in a picture of the camera. */
export interface Detector {
  detect: (source: ImageBitmapSource) => Promise<readonly { rawValue: string }[]>
}

interface NativeDetector {
  new (options: { formats: readonly string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

const onlyQr: readonly CodeFormat[] = ['qr_code']

/** Makes the browser's own detector of these kinds of codes, or of those among them that it knows; undefined where it has none. */
export async function nativeDetector(wanted = onlyQr): Promise<Detector | undefined> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: NativeDetector }
  if (Native === undefined) return undefined
  const known = await Native.getSupportedFormats()
  const formats = wanted.filter((format) => known.includes(format))
  return formats.length > 0 ? new Native({ formats }) : undefined
}
