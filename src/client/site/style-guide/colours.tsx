import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { Section } from '../../ui/deferred/section.tsx'
import { contrast } from './contrast.ts'

/** Every token of ui/tokens.css. */
const tokens = {
  ink: 'bg-ink',
  paper: 'bg-paper',
  surface: 'bg-surface',
  wash: 'bg-wash',
  muted: 'bg-muted',
  line: 'bg-line',
  control: 'bg-control',
  accent: 'bg-accent',
  'on-accent': 'bg-on-accent',
  night: 'bg-night',
  'on-night': 'bg-on-night',
  'night-muted': 'bg-night-muted',
  'night-line': 'bg-night-line',
  'night-accent': 'bg-night-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
  info: 'bg-info',
} as const
type Token = keyof typeof tokens

/** What is read or seen on which grounds. Least contrast: 4.5 for text, 3 for the edge of a control. */
const pairs: readonly { front: Token; look: string; grounds: readonly Token[]; least?: number }[] = [
  { front: 'ink', look: 'text-ink', grounds: ['paper', 'surface', 'wash'] },
  { front: 'muted', look: 'text-muted', grounds: ['paper', 'surface', 'wash'] },
  { front: 'accent', look: 'text-accent', grounds: ['paper', 'surface', 'wash'] },
  { front: 'on-accent', look: 'text-on-accent', grounds: ['accent'] },
  { front: 'paper', look: 'text-paper', grounds: ['ink'] },
  { front: 'success', look: 'text-success', grounds: ['surface'] },
  { front: 'warning', look: 'text-warning', grounds: ['surface'] },
  { front: 'danger', look: 'text-danger', grounds: ['surface', 'paper'] },
  { front: 'info', look: 'text-info', grounds: ['surface'] },
  { front: 'on-night', look: 'text-on-night', grounds: ['night'] },
  { front: 'night-muted', look: 'text-night-muted', grounds: ['night'] },
  { front: 'night-accent', look: 'text-night-accent', grounds: ['night'] },
  { front: 'control', look: 'border-2 border-control', grounds: ['paper', 'surface'], least: 3 },
]

const darkScheme = '(prefers-color-scheme: dark)'
function onSchemeChange(listener: () => void): () => void {
  const media = matchMedia(darkScheme)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Reads tokens as the browser has them now: in the light or the dark scheme. `undefined` on the server. */
function useTokens(): ((token: Token) => string) | undefined {
  const isDark = useSyncExternalStore(
    onSchemeChange,
    () => matchMedia(darkScheme).matches,
    () => undefined,
  )
  if (isDark === undefined) return undefined
  const style = getComputedStyle(document.documentElement)
  return (token) => style.getPropertyValue(`--${token}`).trim()
}

function Swatches({ read }: { read: ReturnType<typeof useTokens> }) {
  return (
    <ul className="grid grid-cols-2 gap-4 xs:grid-cols-3 md:grid-cols-6">
      {Object.entries(tokens).map(([token, className]) => (
        <li key={token} className="min-w-0">
          <span className={`block h-16 rounded-card border border-line ${className}`} />
          <code className="mt-2 block text-sm font-semibold">--{token}</code>
          {/* A key of the tokens: `Object.entries` widens it to a string. */}
          <code className="block text-xs text-muted">{read?.(token as Token) ?? '—'}</code>
        </li>
      ))}
    </ul>
  )
}

/** The colours by name, and their contrast as the browser shows them. */
export function Colours() {
  const { t } = useLingui()
  const read = useTokens()
  return (
    <Section id="colours" eyebrow="ui/tokens.css" title={t`색`}>
      <Swatches read={read} />
      <h3 className="mt-12 mb-4 text-lg font-bold">
        <Trans>대비</Trans>
      </h3>
      <ul className="grid gap-x-10 xs:grid-cols-2 md:grid-cols-3">
        {pairs.flatMap(({ front, look, grounds, least = 4.5 }) =>
          grounds.map((ground) => {
            const ratio = read === undefined ? undefined : contrast(read(front), read(ground))
            return (
              <li key={`${front} ${ground}`} data-least={least} className="flex items-center gap-4 border-b border-line py-2">
                <span
                  className={`inline-flex h-10 w-16 shrink-0 items-center justify-center rounded-control font-semibold ${tokens[ground]} ${look}`}
                >
                  {look.startsWith('text-') && 'Aa'}
                </span>
                <code className="min-w-0 flex-1 text-sm">
                  {front} / {ground}
                </code>
                <data value={ratio?.toFixed(2) ?? ''} className="shrink-0 text-sm tabular-nums">
                  {ratio === undefined ? '—' : `${ratio.toFixed(1)} : 1`}
                </data>
              </li>
            )
          }),
        )}
      </ul>
    </Section>
  )
}
