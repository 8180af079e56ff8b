import { attachmentLimits } from '#contract/law/attachments.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { alert } from '../../ui/alert.tsx'
import { attachments } from './attachments.ts'
import { sizeText } from '../../ui/deferred/size-text.ts'
import { checkFiles, type FileProblem } from './check-files.ts'

type NamedProblem = { name: string; problem: FileProblem }

/** Says of each file why it was not taken. */
export function FileProblems({ problems }: { problems: readonly NamedProblem[] }) {
  const { t } = useLingui()
  const { maxFiles } = attachmentLimits
  const [most, mostTogether] = [sizeText(attachmentLimits.maxBytes), sizeText(attachmentLimits.maxTotalBytes)]
  const texts: Record<FileProblem, string> = {
    folder: t`폴더는 첨부하실 수 없습니다. 안에 있는 파일을 골라 주십시오.`,
    type: t`받을 수 없는 형식입니다. PDF나 JPG 같은 형식으로 바꾸어 주십시오.`,
    empty: t`비어 있는 파일입니다.`,
    tooLarge: t`파일 하나는 ${most}까지 보내실 수 있습니다.`,
    known: t`이미 고르신 파일입니다.`,
    tooMany: t`파일은 ${maxFiles}개까지 보내실 수 있습니다.`,
    tooLargeTogether: t`파일을 모두 합하여 ${mostTogether}까지 보내실 수 있습니다.`,
  }
  return (
    <>
      <p>
        <Trans>첨부하지 못한 파일이 있습니다.</Trans>
      </p>
      <ul className="mt-3 max-h-[50dvh] space-y-2 overflow-y-auto text-sm font-normal">
        {problems.map(({ name, problem }) => (
          <li key={`${name} ${problem}`}>
            <strong>{name}</strong>: {texts[problem]}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Adds what was chosen, dropped or pasted, and says of the rest why not. */
export function addFiles(files: readonly File[], folders: readonly string[] = []): void {
  const before = attachments.all().filter(({ state }) => state !== 'refused')
  const { taken, problems } = checkFiles(
    files,
    before.map(({ file }) => file),
  )
  attachments.add(taken)
  const all: NamedProblem[] = [...folders.map((name) => ({ name, problem: 'folder' as const })), ...problems]
  if (all.length > 0) void alert(<FileProblems problems={all} />)
}
