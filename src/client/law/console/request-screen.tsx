import type { Attachment } from '#contract/law/forms.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FootLook, FormBeside } from '../../console/form/form-beside.ts'
import type { ItemScreenProps } from '../../console/module.ts'
import { resourceOf } from '../../console/resources.ts'
import { Facts } from '../../console/screens/facts.tsx'
import { PrivateFiles } from '../../console/screens/private-files.tsx'
import { type ComposerTab, RequestComposer } from './request-composer.tsx'
import { ConflictCheck, RelatedRequests } from './request-matches.tsx'
import { RequestMessage } from './request-message.tsx'
import { RequestTimeline } from './request-timeline.tsx'

const forms = resourceOf('forms')
const fold = 'rounded-card border border-line bg-surface px-4 py-1'
const summary = 'min-h-11 content-center text-sm font-semibold'
/** Shown above the others, or where they are worked with. */
const shownAbove = ['kind', 'receipt', 'name', 'phone', 'email', 'content', 'suspicion', 'hasOpponent', 'opponent', 'responseMinutes']

/** The first thing to choose or to write in the part of the composer that is open. */
const firstEmpty = (composer: HTMLElement | null): HTMLElement | undefined =>
  [...(composer?.querySelectorAll<HTMLInputElement>('[role=tabpanel]:not([data-inert]) :is(select, input, textarea)') ?? [])].find(
    ({ value }) => value === '',
  )

/** A request: what was written first, what the office sets beside it, then how to go on and what was done. */
export function RequestScreen({ item, form, onChanged }: ItemScreenProps) {
  const { t } = useLingui()
  const files = item['files'] as Attachment[]
  const [isChanged, setIsChanged] = useState(false)
  const [tab, setTab] = useState<ComposerTab>('note')
  const [isSent, setIsSent] = useState(false)
  const composer = useRef<HTMLDivElement>(null)
  // One button is filled: the form's once something is changed there, else what sends an answer that was begun, else the next step.
  const isAnswering = !isChanged && !isSent && (tab === 'mail' || tab === 'message')
  const answer = () => {
    flushSync(() => setTab('mail'))
    firstEmpty(composer.current)?.focus()
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-6">
        <RelatedRequests item={item} />
        <RequestMessage item={item} next={{ look: isChanged || isAnswering ? 'outline' : 'primary', onAnswer: answer }} />
        {files.length > 0 && <PrivateFiles title={t`첨부 파일`} files={files} />}
      </div>
      <aside
        aria-label={t`처리`}
        className="rounded-card border border-line bg-surface px-5 pt-5 lg:sticky lg:top-0 lg:row-span-2 lg:max-h-dvh lg:overflow-y-auto"
      >
        <FormBeside value={setIsChanged}>{form}</FormBeside>
      </aside>
      <div className="min-w-0 space-y-6">
        <FootLook value={isAnswering ? 'primary' : 'outline'}>
          <div ref={composer}>
            <RequestComposer
              item={item}
              tab={tab}
              onTab={(next) => {
                setIsSent(false)
                setTab(next)
              }}
              onChanged={() => {
                setIsSent(true)
                onChanged()
              }}
            />
          </div>
        </FootLook>
        <RequestTimeline item={item} />
        <details className={fold}>
          <summary className={summary}>
            <Trans>이해충돌 확인</Trans>
          </summary>
          <div className="py-4">
            <FootLook value="outline">
              <ConflictCheck item={item} />
            </FootLook>
          </div>
        </details>
        <details className={fold}>
          <summary className={summary}>
            <Trans>나머지 내용</Trans>
          </summary>
          <div className="py-4">
            <Facts resource={forms} item={item} without={shownAbove} />
          </div>
        </details>
      </div>
    </div>
  )
}
