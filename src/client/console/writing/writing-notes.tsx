import type { ComponentProps } from 'react'
import type { Beside } from './languages.tsx'
import { hasSearchPreview, SearchPreview } from './search-preview.tsx'
import { WarningList } from './warning-list.tsx'

interface Props extends Omit<ComponentProps<typeof SearchPreview>, 'locale'>, Pick<ComponentProps<typeof WarningList>, 'onOpen'> {
  beside: Beside
}

/** Renders what is said of the texts of a form that become a page: what may be wrong in them, and how they look where they are found. */
export const WritingNotes = ({ beside, onOpen, ...form }: Props) => (
  <>
    <WarningList form={form.form} resource={form.resource} fields={form.fields} onOpen={onOpen} />
    {hasSearchPreview(form.resource) && <SearchPreview {...form} locale={beside === 'all' || beside === 'needed' ? 'ko' : beside} />}
  </>
)
