import { useLingui } from '@lingui/react/macro'
import type { ExtraProps } from './extras.ts'
import { PrivateFiles } from './private-files.tsx'

/** The pictures of a question. */
export function QuestionPictures({ item }: ExtraProps) {
  const { t } = useLingui()
  const images = item['images'] as readonly { index: number; _file: string }[]
  return <PrivateFiles title={t`사진`} files={images.map(({ index, _file }) => ({ _file, name: `${index + 1}.webp` }))} />
}
