import type { Locale } from '#contract/locale.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { readKey, readOptions, type StoredResponse } from '../../../data/query-client.ts'
import { inOtherLanguage } from '../../../offline/content/other-language.ts'
import { stories } from '../../../testing/content.ts'
import { renderPart } from '../../../testing/render.tsx'
import { json, refuse } from '../../../testing/server.ts'
import { ConnectionBar } from './connection-bar.tsx'

const name = 'GET /api/v1/success'
const day = 24 * 60 * 60 * 1000
const failing = { [name]: refuse(500, 'broken', 'internal') }

/** A page that shows what the device has, and asks the server. */
function PageOf({ stored, locale }: { stored: StoredResponse; locale: Locale }) {
  const client = useQueryClient()
  useState(() => client.setQueryData(readKey(name, locale, {}), stored.value, { updatedAt: stored.savedAt }))
  useQuery({ ...readOptions(name, locale, {}, { offline: 'database' }), retry: false })
  return <ConnectionBar />
}

const bar = page.getByRole('status')

it.each([
  ['ko', '이 기기에 저장된 2026. 3. 1.'],
  ['en', 'Saved on this device, as of Mar 1, 2026'],
  ['cn', '本设备保存的内容，截至2026年3月1日'],
] as const)('says in %s from when content is that the server does not renew', async (locale, text) => {
  const savedAt = new Date(2026, 2, 1, 12).getTime()
  await renderPart(<PageOf stored={{ value: stories(1), savedAt }} locale={locale} />, { locale, answers: failing })
  await expect.element(bar).toMatchTextContent(text)
})

it('says nothing of content that is younger than a day, or that the server has just renewed', async () => {
  const young = { value: stories(1), savedAt: Date.now() - day / 2 }
  const { server } = await renderPart(<PageOf stored={young} locale="ko" />, { answers: failing })
  await expect.poll(() => server.asked(name)).toHaveLength(1)
  await expect.element(bar).toBeEmptyDOMElement()
  const old = { value: stories(1), savedAt: Date.now() - 2 * day }
  const { server: other } = await renderPart(<PageOf stored={old} locale="en" />, {
    locale: 'en',
    answers: { [name]: () => json(stories(2)) },
  })
  await expect.poll(() => other.asked(name)).toHaveLength(1)
  await expect.element(bar.last()).toBeEmptyDOMElement()
})

it('says in which language content is shown for want of the page’s own', async () => {
  const stored = inOtherLanguage({ value: stories(1), savedAt: Date.now() - 2 * day }, 'ko')
  await renderPart(<PageOf stored={stored} locale="en" />, { locale: 'en', answers: failing })
  await expect.element(bar).toMatchTextContent('shown in Korean')
})
