import type { Attachment } from '#contract/law/forms.ts'
import { useLingui } from '@lingui/react/macro'
import { FormBeside } from '../../console/form/form-beside.ts'
import type { ItemPaneProps } from '../../console/module.ts'
import { PrivateFiles } from '../../console/screens/private-files.tsx'
import { RequestMessage } from './request-message.tsx'

/** Nothing else of the pane waits for the form. */
const ignore = (): undefined => undefined

/** A request beside the list: what was written, and what the office sets of it. */
export function RequestPane({ item, form }: ItemPaneProps) {
  const { t } = useLingui()
  const files = item['files'] as Attachment[]
  return (
    <div className="space-y-5">
      <RequestMessage item={item} next={{ look: 'outline' }} />
      {files.length > 0 && <PrivateFiles title={t`첨부 파일`} files={files} />}
      <div className="rounded-card border border-line bg-surface px-5 pt-5">
        <FormBeside value={ignore}>{form}</FormBeside>
      </div>
    </div>
  )
}
