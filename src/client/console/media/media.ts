import type { Locale } from '#contract/locale.ts'
import type { Media } from '#contract/platform/media.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../data/http.ts'
import { readKey } from '../../data/query-client.ts'

export const kinds: Readonly<Record<Media['kind'], MessageDescriptor>> = {
  picture: msg`사진`,
  document: msg`문서`,
  video: msg`동영상과 자막`,
}
export const states = { unused: msg`쓰지 않는 것`, removed: msg`삭제한 것` } as const

export interface MediaQuery {
  limit: number
  skip?: number
  q?: string | undefined
  kind?: Media['kind'] | undefined
  state?: keyof typeof states | undefined
}

/** A page of the library. */
export const mediaRead = (locale: Locale, query: MediaQuery) =>
  queryOptions({
    queryKey: readKey('GET /api/console/files', locale, { query }),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api('GET /api/console/files', { locale, signal, query }),
  })

/** One file, with what it is used in. */
export const mediaFileRead = (locale: Locale, _file: string) =>
  queryOptions({
    queryKey: readKey('GET /api/console/files/{_file}', locale, { params: { _file } }),
    queryFn: ({ signal }) => api('GET /api/console/files/{_file}', { locale, signal, params: { _file } }),
  })
