/** Detector of QR codes in a picture of the camera. */
export interface Detector {
  detect: (source: ImageBitmapSource) => Promise<readonly { rawValue: string }[]>
}

interface NativeDetector {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

/** Makes the browser's own detector; undefined where it has none. */
export async function nativeDetector(): Promise<Detector | undefined> {
  const formats = ['qr_code']
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: NativeDetector }
  return Native !== undefined && (await Native.getSupportedFormats()).includes('qr_code') ? new Native({ formats }) : undefined
}
