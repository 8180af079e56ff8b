import { useLingui } from '@lingui/react/macro'
import type { ItemPartProps } from '../../console/module.ts'
import { PrivateFiles } from '../../console/screens/private-files.tsx'

/** The files of a question. */
export function QuestionFiles({ item }: ItemPartProps) {
  const { t } = useLingui()
  const images = item['images'] as readonly { index: number; _file: string; name?: string }[]
  return (
    <PrivateFiles title={t`첨부 파일`} files={images.map(({ index, _file, name }) => ({ _file, name: name ?? `${index + 1}.webp` }))} />
  )
}
