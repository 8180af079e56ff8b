import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderPart } from '../../testing/render.tsx'
import { resourceOf } from '../resources.ts'
import { formFields, initialValues } from './item-values.ts'
import { ResourceForm } from './resource-form.tsx'

const { dataset } = document.documentElement
afterEach(() => void delete dataset['only'])

const codeOfNew = (path: string) => {
  const resource = resourceOf(path)
  return initialValues(resource, formFields(resource, true), undefined)['code']
}

it('where a server has one site, a form does not ask of which a new item is, unless there is a choice', async () => {
  const both = await renderPart(<ResourceForm resource={resourceOf('center/faqs')} />)
  await expect.element(page.getByLabelText('보이는 곳')).toBeVisible()
  await both.unmount()
  dataset['only'] = 'centre'
  expect(['center/faqs', 'banners', 'popups'].map(codeOfNew)).toEqual(['fairs', 'fairs', 'fairs'])
  await renderPart(<ResourceForm resource={resourceOf('center/faqs')} />)
  await expect.element(page.getByLabelText('구분')).toBeVisible()
  await expect.element(page.getByLabelText('보이는 곳')).not.toBeInTheDocument()
  dataset['only'] = 'firm'
  expect(codeOfNew('popups')).not.toBe('fairs')
  await renderPart(<ResourceForm resource={resourceOf('popups')} />)
  await expect.element(page.getByLabelText('보이는 곳')).toBeVisible()
})
