import { useLingui } from '@lingui/react/macro'
import type { ItemPartProps } from '../../console/module.ts'
import { PrivateFiles } from '../../console/screens/private-files.tsx'

/** The pictures of a question. */
export function QuestionPictures({ item }: ItemPartProps) {
  const { t } = useLingui()
  const images = item['images'] as readonly { index: number; _file: string }[]
  return <PrivateFiles title={t`사진`} files={images.map(({ index, _file }) => ({ _file, name: `${index + 1}.webp` }))} />
}
