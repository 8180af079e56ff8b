import type { ConversationFile } from '#contract/trade/conversations.ts'
import { languageTag } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { languageOfText } from '#contract/platform/text-language.ts'
import { useDownload } from '../../content/use-download.ts'
import { formatOf } from '../../content/zoned-time.ts'
import { useLocale } from '../../data/use-locale.ts'
import { sizeText } from '../../ui/deferred/size-text.ts'
import { TopicIcon } from '../../ui/deferred/topic-icon.tsx'

/** A file of a message, to be taken along. */
function FileChip({ file }: { file: ConversationFile }) {
  const { t } = useLingui()
  const { name, size } = file
  const { download, isPending } = useDownload(file)
  return (
    <button
      type="button"
      className="talk-file"
      aria-disabled={isPending}
      aria-label={`${t`‘${name}’ 받기`}, ${sizeText(size)}`}
      onClick={download}
    >
      <TopicIcon name="file" className="size-5" />
      <span className="min-w-0 wrap-anywhere">
        {name} <span className="text-muted tabular-nums">{sizeText(size)}</span>
      </span>
    </button>
  )
}

/** A file of a message that is still on this device. */
const KeptChip = ({ file: { name, size } }: { file: ConversationFile }) => (
  <p className="flex min-h-11 items-center gap-2">
    <TopicIcon name="file" className="size-5" />
    <span className="min-w-0 wrap-anywhere">
      {name} <span className="text-muted tabular-nums">{sizeText(size)}</span>
    </span>
  </p>
)

/** Shows a moment on the reader's own clock. */
export function TimeOfDay({ at }: { at: string }) {
  const tag = languageTag(useLocale())
  return (
    <time dateTime={at} className="tabular-nums">
      {formatOf(tag, { timeStyle: 'short' }).format(Date.parse(at))}
    </time>
  )
}

interface Props {
  isOwn: boolean
  /** Who wrote it, for the ear. */
  from: ReactNode
  text: string
  files: readonly ConversationFile[]
  /** Keys of those that are on this device alone. */
  kept?: readonly string[]
  /** When it was written, or where it stands. */
  foot: ReactNode
}

/** Language in which a text is read aloud and broken into lines. */
const langOf = (text: string): string | undefined => {
  const language = languageOfText(text)
  return language && languageTag(language)
}

/** A message of one side. */
export const Bubble = ({ isOwn, from, text, files, kept = [], foot }: Props) => (
  <div className={isOwn ? 'talk-line talk-own' : 'talk-line'}>
    <p className="sr-only">{from}</p>
    {text !== '' && (
      <p lang={langOf(text)} className="whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    )}
    {files.map((file) =>
      kept.includes(file._file) ? <KeptChip key={file._file} file={file} /> : <FileChip key={file._file} file={file} />,
    )}
    <div className="mt-1 text-xs text-muted">{foot}</div>
  </div>
)

/** Says who oneself is. */
export const Me = () => <Trans>나</Trans>
