import { type ComponentType, lazy, Suspense } from 'react'
import { screenWords } from '../i18n.ts'
import type { ConsoleModule } from '../module.ts'

interface Props {
  modules: readonly ConsoleModule[]
}

const HelpButton = lazy(async (): Promise<{ default: ComponentType<Props> }> => {
  try {
    const [file] = await Promise.all([import('../help/help-button.tsx'), screenWords()])
    return { default: file.HelpButton }
  } catch {
    return { default: () => null }
  }
})

/** Help in the bar, which comes after the screen; its place is kept. */
export const LateHelp = (props: Props) => (
  <Suspense fallback={<span className="w-11" />}>
    <HelpButton {...props} />
  </Suspense>
)
