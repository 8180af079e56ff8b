import type { FoundPage } from '#contract/platform/writing.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useDeferredValue, useId, useState } from 'react'
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { fieldClass } from '../../../content/field.tsx'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { resourceOf } from '../../resources.ts'
import { deadLinksRead, foundPagesRead } from '../../writing/reads.ts'
import { isLikeAddress, typedAddress } from './address.ts'
import { Panel } from './panel.tsx'

/** What a page is, where it is not one of the site itself. */
function PageKind({ page: { resource, isPublished } }: { page: FoundPage }) {
  const { i18n } = useLingui()
  return (
    <span className="block text-xs text-muted">
      {resource !== null && i18n._(resourceOf(resource).label)}
      {!isPublished && (
        <strong className="ml-2 text-danger">
          <Trans>아직 게시하지 않음</Trans>
        </strong>
      )}
    </span>
  )
}

interface TargetProps {
  value: string
  onType: (value: string) => void
  onChoose: (page: FoundPage) => void
  describedBy: string
}

/** Where a link leads: a page of ours, found by its words, or an address. */
function Target({ value, onType, onChoose, describedBy }: TargetProps) {
  const { t } = useLingui()
  const isSearching = value.trim() !== '' && !isLikeAddress(value)
  const words = useDeferredValue(isSearching ? value.trim() : '')
  const { data: pages = [] } = useQuery(foundPagesRead(useLocale(), words))
  const shown = isSearching && words !== '' ? pages : []
  return (
    <ComboBox
      className="min-w-0 flex-1 basis-72"
      inputValue={value}
      selectedKey={null}
      items={shown}
      allowsCustomValue
      allowsEmptyCollection={isSearching}
      // The server has found them by its own rules.
      defaultFilter={() => true}
      onInputChange={onType}
      onSelectionChange={(key) => {
        const page = shown.find(({ path }) => path === key)
        if (page !== undefined) onChoose(page)
      }}
    >
      <Label className="text-sm font-semibold">
        <Trans>링크할 화면이나 주소</Trans>
      </Label>
      <Input
        // The panel was opened to write here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className={fieldClass('text-sm')}
        placeholder={t`제목으로 찾기, 또는 https://`}
        aria-describedby={describedBy}
      />
      <Popover className="w-(--trigger-width) min-w-64 rounded-card border border-line bg-surface p-1 text-ink shadow-card">
        <ListBox
          className="max-h-72 overflow-y-auto outline-none"
          renderEmptyState={() => (
            <p className="px-3 py-2 text-sm text-muted">
              <Trans>찾은 것이 없습니다.</Trans>
            </p>
          )}
        >
          {(page: FoundPage) => (
            <ListBoxItem
              id={page.path}
              textValue={page.title}
              className="min-h-9 rounded-control px-3 py-1.5 text-sm outline-none data-[focused]:bg-wash"
            >
              {page.title}
              <PageKind page={page} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

/** Puts a link on what is chosen, or on a text of its own; changes or removes the one that is there. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { t } = useLingui()
  const id = useId()
  const [before] = useState(() => String(editor.getAttributes('link')['href'] ?? ''))
  const [typed, setTyped] = useState(before)
  const [chosen, setChosen] = useState<FoundPage>()
  const href = chosen?.path ?? typedAddress(typed)
  const asked = useDeferredValue(chosen === undefined && href?.startsWith('/') === true ? href : '')
  const { data: dead = [] } = useQuery(deadLinksRead(useLocale(), asked === '' ? [] : [asked]))
  const isLeadingNowhere = chosen?.isPublished === false || (asked !== '' && asked === href && dead.includes(asked))
  const apply = () => {
    if (href === undefined) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && before === '') {
      const marks = [{ type: 'link', attrs: { href } }]
      chain
        .insertContent([{ type: 'text', text: chosen?.title ?? href, marks }])
        .unsetMark('link')
        .run()
    } else chain.setLink({ href }).run()
    onDone()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  return (
    <Panel label={t`링크`} onClose={onDone} onEnter={apply}>
      <Target
        value={typed}
        describedBy={id}
        onType={(value) => {
          setTyped(value)
          setChosen(undefined)
        }}
        onChoose={(page) => {
          setTyped(page.path)
          setChosen(page)
        }}
      />
      <button type="button" className={buttonClass('outline')} aria-disabled={href === undefined} onClick={apply}>
        {before === '' ? <Trans>링크 걸기</Trans> : <Trans>링크 바꾸기</Trans>}
      </button>
      {before !== '' && (
        <button type="button" className={buttonClass('quiet')} onClick={remove}>
          <Trans>링크 없애기</Trans>
        </button>
      )}
      <p id={id} role="status" className="basis-full text-xs text-muted">
        {chosen !== undefined && <b>{chosen.title} </b>}
        {isLeadingNowhere ? (
          <span className="text-danger">
            <Trans>아직 게시하지 않았거나 없는 화면입니다. 게시할 때까지 이 링크는 열리지 않습니다.</Trans>
          </span>
        ) : (
          href === undefined &&
          typed !== '' && <Trans>목록에서 화면을 고르시거나, https:// 로 시작하는 주소나 메일(mailto:), 전화(tel:)를 적어 주십시오.</Trans>
        )}
      </p>
    </Panel>
  )
}
