import { useSyncExternalStore } from 'react'

const name = 'console-chime'
const listeners = new Set<() => void>()
let context: AudioContext | undefined

function read(): boolean {
  try {
    return localStorage.getItem(name) === 'on'
  } catch {
    return false
  }
}

/** Remembered on this device alone; where it has no storage it stays off. */
function write(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(name, 'on')
    else localStorage.removeItem(name)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

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
  if (!read() || !('AudioContext' in globalThis)) return
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
  const isOn = useSyncExternalStore(subscribe, read)
  return [
    isOn,
    (next) => {
      write(next)
      if (next) void chime()
    },
  ]
}
