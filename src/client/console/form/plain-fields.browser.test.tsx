import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { resourceOf } from '../resources.ts'
import { ResourceForm } from './resource-form.tsx'

it('writes a time of day out when its field is left, and leaves what is none as it was typed', async () => {
  await renderPart(<ResourceForm resource={resourceOf('fairs')} />)
  const opens = page.getByRole('textbox', { name: '여는 시각' })
  await opens.fill('오후 2시')
  await userEvent.tab()
  await expect.element(opens).toHaveValue('14:00')
  await opens.fill('점심')
  await userEvent.tab()
  await expect.element(opens).toHaveValue('점심')
  const zone = page.getByRole('textbox', { name: '시간대(IANA)' })
  await zone.fill('1200')
  await userEvent.tab()
  await expect.element(zone).toHaveValue('1200')
})
