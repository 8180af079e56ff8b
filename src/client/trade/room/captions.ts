/** What browsers have of the Web Speech API, which TypeScript does not know. */
interface Recognition extends EventTarget {
  lang: string
  continuous: boolean
  interimResults: boolean
  start: () => void
  abort: () => void
}
interface RecognitionEvent extends Event {
  resultIndex: number
  results: ArrayLike<{ readonly 0?: { transcript: string }; isFinal: boolean }>
}
type MakeRecognition = new () => Recognition

function findRecognition(): MakeRecognition | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Partial<
    Record<'SpeechRecognition' | 'webkitSpeechRecognition', MakeRecognition>
  >
  return SpeechRecognition ?? webkitSpeechRecognition
}

/** Returns whether the browser can write down what it hears. */
export const canCaption = (): boolean => findRecognition() !== undefined

/** What is still being said is not sent more often than this (ms). */
const every = 300
/** After an end it is begun again not before this (ms): two pages that take it from each other would do so without a pause. */
const pause = 500

/**
 * Writes down what is said into the microphone, until the returned function is called. Browsers end it by themselves in silence:
 * it is begun again.
 * @param onEnd it does not work here: not allowed, or no service
 */
export function startCaptions(lang: string, onText: (text: string) => void, onEnd: () => void): () => void {
  const Recognition = findRecognition()
  if (Recognition === undefined) return () => undefined
  const recognition = new Recognition()
  Object.assign(recognition, { lang, continuous: true, interimResults: true })
  let isOver = false
  let sentAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  recognition.addEventListener('result', (event) => {
    const { resultIndex, results } = event as RecognitionEvent
    const latest = Array.from(results).slice(resultIndex)
    if (isOver) return
    const text = latest
      .map((result) => result[0]?.transcript ?? '')
      .join(' ')
      .trim()
    const isWhole = latest.every(({ isFinal }) => isFinal)
    if (text === '' || (!isWhole && performance.now() - sentAt < every)) return
    sentAt = performance.now()
    onText(text)
  })
  recognition.addEventListener('error', (event) => {
    const { error } = event as Event & { error?: string }
    // In silence it ends, and goes on below.
    if (error === 'no-speech' || error === 'aborted' || isOver) return
    isOver = true
    onEnd()
  })
  recognition.addEventListener('end', () => {
    if (!isOver) timer = setTimeout(() => recognition.start(), pause)
  })
  recognition.start()
  return () => {
    isOver = true
    clearTimeout(timer)
    recognition.abort()
  }
}
