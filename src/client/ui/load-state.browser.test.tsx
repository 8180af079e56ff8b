import { expect, it, onTestFinished } from 'vitest'
import { commands, page } from 'vitest/browser'
import { contrast } from '../testing/contrast.ts'
import { renderPart } from '../testing/render.tsx'
import { LoadState } from './load-state.tsx'
import { Section } from './deferred/section.tsx'

const failedLoad = { data: undefined, isPending: false, refetch: () => undefined }

it.each((['light', 'dark'] as const).flatMap((scheme) => (['paper', 'wash', 'night'] as const).map((look) => [look, scheme] as const)))(
  'the button that tries again can be read in a section of the look %s, in the %s scheme',
  async (look, colorScheme) => {
    await commands.emulate({ colorScheme })
    onTestFinished(() => commands.emulate({ colorScheme: 'light' }))
    await renderPart(
      <div style={{ background: 'var(--paper)' }}>
        <Section look={look} title="section">
          <LoadState load={failedLoad} skeleton={null} failed="failed">
            {() => null}
          </LoadState>
        </Section>
      </div>,
    )
    const button = page.getByRole('button', { name: '다시 시도' })
    await expect.element(button).toBeVisible()
    const worst = () => {
      const { color, borderTopColor } = getComputedStyle(button.element())
      const section = button.element().closest('section')
      const grounds = [section, section?.parentElement].map((element) => element && getComputedStyle(element).backgroundColor)
      const ground = grounds.find((colour) => colour !== 'rgba(0, 0, 0, 0)') ?? ''
      return Math.min(contrast(color, ground), contrast(borderTopColor, ground))
    }
    // A change of the scheme reaches what stood there before with the next frame.
    await expect.poll(worst).toBeGreaterThanOrEqual(4.5)
  },
)
