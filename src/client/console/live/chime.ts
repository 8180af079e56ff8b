import { deviceSetting } from '../device-setting.ts'

const name = 'console-chime'
const setting = deviceSetting(name, ['on', 'off'], 'off')
let context: AudioContext | undefined

/** Two soft tones, half a second. */
function ring(audio: AudioContext): void {
  for (const [index, frequency] of [660, 880].entries()) {
    const from = audio.currentTime + index * 0.18
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.frequency.value = frequency
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(0.06, from + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.0001, from + 0.35)
    tone.connect(volume).connect(audio.destination)
    tone.start(from)
    tone.stop(from + 0.36)
  }
}

/** Rings if it is wanted: in one tab of several, and where the browser lets a page be heard. */
export async function chime(): Promise<void> {
  if (setting.read() === 'off' || !('AudioContext' in globalThis)) return
  const audio = (context ??= new AudioContext())
  if (audio.state === 'suspended') await Promise.race([audio.resume(), new Promise((done) => setTimeout(done, 300))])
  if (audio.state !== 'running') return
  const once = async () => {
    ring(audio)
    await new Promise((done) => setTimeout(done, 1000))
  }
  await navigator.locks.request(name, { ifAvailable: true }, async (lock) => (lock === null ? undefined : once()))
}

/** Returns whether the chime is on for this device, and its setter; switching it on plays it. */
export function useChime(): [isOn: boolean, set: (isOn: boolean) => void] {
  const isOn = setting.useValue() === 'on'
  return [
    isOn,
    (next) => {
      setting.write(next ? 'on' : 'off')
      if (next) void chime()
    },
  ]
}
