import { attachmentLimits } from '#contract/law/attachments.ts'
import { documentTypes } from '#contract/platform/document-types.ts'
import { endingOf } from '#contract/platform/ending.ts'

export type FileProblem = 'folder' | 'type' | 'empty' | 'tooLarge' | 'known' | 'tooMany' | 'tooLargeTogether'

type Chosen = Pick<File, 'name' | 'size' | 'lastModified'>

/** Apple's systems write Korean letters in parts. */
export const nameOf = (file: Pick<File, 'name'>): string => file.name.normalize('NFC')

const isSame = (one: Chosen, other: Chosen): boolean =>
  nameOf(one) === nameOf(other) && one.size === other.size && one.lastModified === other.lastModified

function problemOf(file: Chosen, before: readonly Chosen[]): FileProblem | undefined {
  if (!Object.hasOwn(documentTypes, endingOf(file.name))) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > attachmentLimits.maxBytes) return 'tooLarge'
  if (before.some((other) => isSame(file, other))) return 'known'
  if (before.length >= attachmentLimits.maxFiles) return 'tooMany'
  const total = before.reduce((sum, { size }) => sum + size, file.size)
  return total > attachmentLimits.maxTotalBytes ? 'tooLargeTogether' : undefined
}

/** Checks files before they are sent, as the server does by its own rules and by the bytes (contract/law/attachments.ts). */
export function checkFiles<Given extends Chosen>(files: readonly Given[], before: readonly Chosen[]) {
  const taken: Given[] = []
  const problems: { name: string; problem: FileProblem }[] = []
  for (const file of files) {
    const problem = problemOf(file, [...before, ...taken])
    if (problem === undefined) taken.push(file)
    else problems.push({ name: nameOf(file), problem })
  }
  return { taken, problems }
}

/** Browsers call every pasted picture `image.png`: `image (2).png` is told from it. */
export function ownName(name: string, names: readonly string[]): string {
  const [, head = name, tail = ''] = /^(.*?)(\.[^.]*)?$/s.exec(name) ?? []
  const numbered = (count: number): string => (count === 1 ? name : `${head} (${count})${tail}`)
  let count = 1
  while (names.includes(numbered(count))) count += 1
  return numbered(count)
}
