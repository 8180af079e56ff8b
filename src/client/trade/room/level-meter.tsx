import { useEffect, useRef } from 'react'

/** How often the level is looked at (ms). */
const every = 100

/** How loud a microphone is: 0 to 1, as ears take it. */
function listenTo(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(new MediaStream([track])).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    // A page that nobody has touched yet may not begin with sound by itself.
    if (context.state === 'suspended') void context.resume()
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    // From -60 dB on.
    onLevel(power === 0 ? 0 : Math.min(1, Math.max(0, 1 + Math.log10(power) / 6)))
  }, every)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}

/** Shows whether a microphone hears anything. */
export function LevelMeter({ track, label }: { track: MediaStreamTrack; label: string }) {
  const meter = useRef<HTMLMeterElement>(null)
  useEffect(
    () =>
      listenTo(track, (level) => {
        if (meter.current !== null) meter.current.value = level
      }),
    [track],
  )
  return <meter ref={meter} aria-label={label} min={0} max={1} className="mt-1.5 block h-3 w-full" />
}
