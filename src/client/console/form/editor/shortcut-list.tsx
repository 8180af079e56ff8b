import { Trans, useLingui } from '@lingui/react/macro'
import { Panel } from './panel.tsx'
import { keysOf } from './tool.tsx'

/** Renders the editor's keyboard shortcuts. */
export function ShortcutList({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const all: readonly (readonly [string, string])[] = [
    [t`큰 제목, 중간 제목, 작은 제목`, 'Mod+Alt+2, 3, 4'],
    [t`굵게`, 'Mod+B'],
    [t`기울임`, 'Mod+I'],
    [t`글머리 목록`, 'Mod+Shift+8'],
    [t`번호 목록`, 'Mod+Shift+7'],
    [t`인용`, 'Mod+Shift+B'],
    [t`링크`, 'Mod+K'],
    [t`되돌리기`, 'Mod+Z'],
    [t`다시 하기`, 'Mod+Shift+Z'],
    [t`목록에서 한 단계 안으로, 밖으로`, 'Tab, Shift+Tab'],
    [t`표에서 다음 칸, 앞 칸`, 'Tab, Shift+Tab'],
    [t`도구로, 글로 돌아가기`, 'Alt+F10, Esc'],
  ]
  return (
    <Panel label={t`단축키`} onClose={onClose}>
      <dl className="grid w-full grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {all.map(([name, keys]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt>{name}</dt>
            <dd>
              <kbd>{keysOf(keys)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" className="min-h-9 text-sm underline underline-offset-4" onClick={onClose}>
        <Trans>닫기</Trans>
      </button>
    </Panel>
  )
}
