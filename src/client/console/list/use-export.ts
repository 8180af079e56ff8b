import type { ExportFormat } from '#contract/list-calls.ts'
import type { AnyResource } from '#contract/resource.ts'
import { useAlertFailure } from '../../content/use-alert-failure.tsx'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { hasImport } from '../resources.ts'
import type { Wanted } from './export-file.ts'
import { useReason } from './export-reason.tsx'
import type { ListSearch } from './list-search.ts'

export interface ExportProps {
  resource: AnyResource
  search: ListSearch
  /** Those that were chosen; absent: all that the list finds. */
  chosen?: readonly string[]
}

const formats: readonly ExportFormat[] = ['xlsx', 'csv']

/**
 * Takes a list along as its address narrows and orders it, with its columns, as a file for a spreadsheet.
 * @returns the files that there are, what makes one of them, and a dialog that stands in the page
 */
export function useExport({ resource, search, chosen }: ExportProps) {
  const alertFailure = useAlertFailure()
  const locale = useLocale()
  const { ask, dialog } = useReason(resource)
  const { mutate, isPending } = usePress({
    mutationFn: async (wanted: Wanted) => {
      const reason = await ask()
      if (reason === undefined) return
      const { exportFile } = await import('./export-file.ts')
      await exportFile({ resource, search, chosen, locale, reason, ...wanted })
    },
    onError: (error) => void alertFailure(error),
  })
  const files = [false, ...(hasImport(resource) ? [true] : [])].flatMap((isWhole) => formats.map((format) => ({ format, isWhole })))
  return { files, take: mutate, isPending, dialog }
}
