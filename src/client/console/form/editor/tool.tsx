import type { ReactNode } from 'react'

/** Classes of what stands in the toolbar. */
export const toolClass =
  'min-h-9 min-w-9 pointer-coarse:min-h-11 pointer-coarse:min-w-11 rounded-control px-2 text-sm hover:bg-wash aria-pressed:bg-wash aria-pressed:font-bold aria-expanded:bg-wash aria-disabled:opacity-40'

const isApple = (): boolean => /^(Mac|iP)/.test(navigator.platform)

/** As it is written on this keyboard: `Mod+Alt+2`. */
export const keysOf = (shortcut: string): string =>
  isApple()
    ? shortcut.replaceAll('Mod', '⌘').replaceAll('Alt', '⌥').replaceAll('Shift', '⇧').replaceAll('+', '')
    : shortcut.replaceAll('Mod', 'Ctrl')

interface Props {
  name: string
  shortcut?: string | undefined
  isOn?: boolean
  /** It opens a part below the toolbar. */
  isOpen?: boolean
  /** It cannot be pressed now, and can be reached: the focus stays where it is. */
  isOff?: boolean
  onPress: () => void
  children: ReactNode
}

/** A button of the toolbar. */
export const Tool = ({ name, shortcut, isOn, isOpen, isOff = false, onPress, children }: Props) => (
  <button
    type="button"
    className={toolClass}
    aria-label={name}
    title={shortcut === undefined ? name : `${name} (${keysOf(shortcut)})`}
    aria-keyshortcuts={shortcut?.replaceAll('Mod', isApple() ? 'Meta' : 'Control')}
    aria-disabled={isOff || undefined}
    aria-pressed={isOn}
    aria-expanded={isOpen}
    // The place in the text is kept.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => !isOff && onPress()}
  >
    {children}
  </button>
)
