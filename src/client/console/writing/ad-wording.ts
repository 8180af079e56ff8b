import type { AdRule } from '#contract/platform/writing.ts'

/** Between the two parts of a phrase with a `*`, in characters. */
const farthest = 12

const hasWords = (text: string): boolean => /\p{sc=Latin}/u.test(text) && !/[\p{sc=Hangul}\p{sc=Han}]/u.test(text)

/** Korean and Chinese are compared without white space, since particles cling to words; other languages by whole words. */
const joined = (text: string): string => text.toLowerCase().normalize('NFC').replaceAll(/\s+/g, '')
const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}%*]+/u)
    .join(' ')} `

/** Whether the parts stand in the text in this order and close together. Nothing but `indexOf`: it takes time for what is there, never more. */
function standsIn(text: string, [first = '', second]: readonly string[]): boolean {
  for (let at = text.indexOf(first); at !== -1; at = text.indexOf(first, at + 1)) {
    if (second === undefined) return true
    const next = text.indexOf(second, at + first.length)
    if (next === -1) return false
    if (next - at - first.length <= farthest) return true
  }
  return false
}

/** A sentence in both ways of comparing: made once for all rules, since a story has hundreds of sentences. */
interface Sentence {
  joined: string
  spaced: string
}

/** What is looked for, and in which way. */
const wantedOf = (phrase: string) => {
  const way = hasWords(phrase) ? ('spaced' as const) : ('joined' as const)
  return { way, parts: (way === 'spaced' ? spaced(phrase) : joined(phrase)).split('*') }
}
const has = (sentence: Sentence, { way, parts }: ReturnType<typeof wantedOf>): boolean => standsIn(sentence[way], parts)

const wordsOf = (unless: string | null): string[] => (unless ?? '').split(',').filter((word) => word.trim() !== '')

/** The rules that a text breaks, each once: a phrase is fine where a word of `unless` stands in the same sentence. */
export function brokenRules(text: string, rules: readonly AdRule[]): AdRule[] {
  const sentences = text.split(/[.!?。！？\n]+/).map((sentence) => ({ joined: joined(sentence), spaced: spaced(sentence) }))
  return rules.filter(({ phrase, unless }) => {
    const [wanted, fine] = [wantedOf(phrase), wordsOf(unless).map(wantedOf)]
    return sentences.some((sentence) => has(sentence, wanted) && !fine.some((word) => has(sentence, word)))
  })
}
