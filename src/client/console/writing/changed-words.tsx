import { wordChanges } from './word-changes.ts'

/** The words of a text, without its marks. */
export const wordsOf = (text: string, isRich: boolean): string =>
  isRich ? (new DOMParser().parseFromString(text.replaceAll('<', ' <'), 'text/html').body.textContent ?? '') : text

const looks = { gone: 'text-danger', new: 'font-semibold text-success', same: 'text-muted' } as const

/** Compares two texts word by word; of what stayed it shows the beginning and the end. */
export function ChangedWords({ before, after }: { before: string; after: string }) {
  return wordChanges(before, after).map(({ kind, text }, index) => {
    const Tag = kind === 'gone' ? 'del' : kind === 'new' ? 'ins' : 'span'
    const words = kind === 'same' && text.length > 80 ? `${text.slice(0, 40)} … ${text.slice(-40)}` : text
    return (
      // The parts of one text: they change all at once.
      // oxlint-disable-next-line react/no-array-index-key
      <Tag key={index} className={looks[kind]}>
        {words}{' '}
      </Tag>
    )
  })
}
