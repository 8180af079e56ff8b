import { Trans, useLingui } from '@lingui/react/macro'
import type { Editor } from '@tiptap/react'
import { Tool } from './tool.tsx'

/** Renders the tools for the table around the cursor. */
export function TableTools({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const run = () => editor.chain().focus()
  return (
    <span className="flex basis-full flex-wrap gap-0.5">
      <Tool name={t`위에 줄 넣기`} onPress={() => run().addRowBefore().run()}>
        <Trans>위에 줄 넣기</Trans>
      </Tool>
      <Tool name={t`줄 넣기`} onPress={() => run().addRowAfter().run()}>
        <Trans>줄 넣기</Trans>
      </Tool>
      <Tool name={t`줄 지우기`} onPress={() => run().deleteRow().run()}>
        <Trans>줄 지우기</Trans>
      </Tool>
      <Tool name={t`앞에 칸 넣기`} onPress={() => run().addColumnBefore().run()}>
        <Trans>앞에 칸 넣기</Trans>
      </Tool>
      <Tool name={t`칸 넣기`} onPress={() => run().addColumnAfter().run()}>
        <Trans>칸 넣기</Trans>
      </Tool>
      <Tool name={t`칸 지우기`} onPress={() => run().deleteColumn().run()}>
        <Trans>칸 지우기</Trans>
      </Tool>
      <Tool name={t`첫 줄을 제목으로`} onPress={() => run().toggleHeaderRow().run()}>
        <Trans>첫 줄을 제목으로</Trans>
      </Tool>
      <Tool name={t`칸 합치기·나누기`} onPress={() => run().mergeOrSplit().run()}>
        <Trans>칸 합치기·나누기</Trans>
      </Tool>
      <Tool name={t`표 지우기`} onPress={() => run().deleteTable().run()}>
        <Trans>표 지우기</Trans>
      </Tool>
    </span>
  )
}
