/** Detector of QR codes in a picture of the camera. */
export interface Detector {
  detect: (source: ImageBitmapSource) => Promise<readonly { rawValue: string }[]>
}

interface NativeDetector {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<readonly string[]>
}

/**
 * The browser's own detector where it has one, else one in WebAssembly: from our own origin, which the policy of this page alone
 * lets compile (server/pages/pages.ts).
 */
export async function makeDetector(): Promise<Detector> {
  const formats = ['qr_code']
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: NativeDetector }
  if (Native !== undefined && (await Native.getSupportedFormats()).includes('qr_code')) return new Native({ formats })
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill')
  const { default: wasm } = await import('zxing-wasm/reader/zxing_reader.wasm?url')
  await prepareZXingModule({
    overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path) },
    fireImmediately: true,
  })
  return new BarcodeDetector({ formats: ['qr_code'] })
}
