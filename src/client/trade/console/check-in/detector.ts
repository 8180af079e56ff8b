import { type Detector, nativeDetector } from '../../../console/scan/detector.ts'

/**
 * The browser's own detector where it has one, else one in WebAssembly: from our own origin, which the policy of this page alone
 * lets compile (server/pages/pages.ts).
 */
export async function makeDetector(): Promise<Detector> {
  const native = await nativeDetector()
  if (native !== undefined) return native
  const { BarcodeDetector, prepareZXingModule } = await import('barcode-detector/ponyfill')
  const { default: wasm } = await import('zxing-wasm/reader/zxing_reader.wasm?url')
  await prepareZXingModule({
    overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path) },
    fireImmediately: true,
  })
  return new BarcodeDetector({ formats: ['qr_code'] })
}
