import { useAlerts } from '../../ui/alert.tsx'
import { attachments } from './attachments.ts'
import { checkFiles } from './check-files.ts'
import { FileProblems, type NamedProblem } from './file-problems.tsx'

/** Adds what was chosen, dropped or pasted, and says of the rest why not. */
export function useAddFiles() {
  const { alert } = useAlerts()
  return (files: readonly File[], folders: readonly string[] = []) => {
    const before = attachments.all().filter(({ state }) => state !== 'refused')
    const { taken, problems } = checkFiles(
      files,
      before.map(({ file }) => file),
    )
    attachments.add(taken)
    const all: NamedProblem[] = [...folders.map((name) => ({ name, problem: 'folder' as const })), ...problems]
    if (all.length > 0) void alert(<FileProblems problems={all} />)
  }
}
