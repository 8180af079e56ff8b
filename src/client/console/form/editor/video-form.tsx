import type { Locale } from '#contract/locale.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { NodeSelection } from '@tiptap/pm/state'
import type { Editor } from '@tiptap/react'
import { useId, useState } from 'react'
import { fieldClass, FieldError, Labelled } from '../../../content/field.tsx'
import { buttonClass } from '../../../ui/button.ts'
import { youtubeIdOf } from './address.ts'
import { Panel } from './panel.tsx'
import { insertPart } from './picture-changes.ts'

/** What the link of a video says where nobody has named it, in the language of the text. */
const unnamed: Record<Locale, string> = { ko: 'YouTube 영상', en: 'Video on YouTube', cn: 'YouTube 视频' }

/** Puts a video of YouTube into the text, or changes the one that is chosen. Nothing is asked of YouTube. */
export function VideoForm({ editor, locale, onDone }: { editor: Editor; locale: Locale; onDone: () => void }) {
  const { t } = useLingui()
  const ids = useId()
  const [before] = useState(() => (editor.isActive('video') ? editor.getAttributes('video') : undefined))
  const [typed, setTyped] = useState(String(before?.['youtube'] ?? ''))
  const [caption, setCaption] = useState(String(before?.['caption'] ?? ''))
  const id = youtubeIdOf(typed)
  const isWrong = typed.trim() !== '' && id === undefined
  const apply = () => {
    if (id === undefined) return
    const attrs = { youtube: id, caption: caption.trim() === '' ? unnamed[locale] : caption.trim() }
    const { selection } = editor.state
    if (before !== undefined && selection instanceof NodeSelection) editor.chain().focus().updateAttributes('video', attrs).run()
    else insertPart(editor, { type: 'video', attrs })
    onDone()
  }
  return (
    <Panel label={t`YouTube 영상`} onClose={onDone} onEnter={apply}>
      <div className="min-w-0 flex-1 basis-64">
        <Labelled id={`${ids}-id`} label={t`영상 주소나 아이디`}>
          <input
            id={`${ids}-id`}
            value={typed}
            // The panel was opened to write here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            placeholder="https://youtu.be/…"
            aria-invalid={isWrong}
            aria-describedby={isWrong ? `${ids}-error` : undefined}
            className={fieldClass('text-sm')}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Labelled>
      </div>
      <div className="min-w-0 flex-1 basis-64">
        <Labelled id={`${ids}-caption`} label={t`영상 제목`}>
          <input
            id={`${ids}-caption`}
            value={caption}
            maxLength={200}
            className={fieldClass('text-sm')}
            onChange={({ target }) => setCaption(target.value)}
          />
        </Labelled>
      </div>
      <button type="button" className={buttonClass('outline')} aria-disabled={id === undefined} onClick={apply}>
        {before === undefined ? <Trans>영상 넣기</Trans> : <Trans>영상 바꾸기</Trans>}
      </button>
      {isWrong && (
        <div className="basis-full">
          <FieldError id={`${ids}-error`}>
            <Trans>YouTube 영상의 주소나 11자리 아이디가 아닙니다.</Trans>
          </FieldError>
        </div>
      )}
    </Panel>
  )
}
