import { encode } from 'uqr'

/** A text as a QR code: dark on light in both colour schemes, as cameras expect it. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-52 max-w-full bg-white text-black"
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
