import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Locale } from '#contract/locale.ts'
import { type Read, readOptions } from '../data/query-client.ts'
import { uncached } from '../data/resource-queries.ts'
import { useLocale } from '../data/use-locale.ts'
import { LoadState } from '../ui/load-state.tsx'

/** A private file: its bytes as a `Blob`. */
const fileRead = (locale: Locale, _file: string): Read<'GET /api/v1/files/{_file}'> => ({
  ...readOptions('GET /api/v1/files/{_file}', locale, { params: { _file } }),
  ...uncached,
})

interface Props {
  _file: string
  /** In pixels, where they are known. */
  width?: number | undefined
  height?: number | undefined
  alt: string
}

function Shown({ blob, width, height, alt }: { blob: Blob } & Omit<Props, '_file'>) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(blob)
      return () => URL.revokeObjectURL(image.src)
    },
    [blob],
  )
  return <img ref={show} width={width} height={height} alt={alt} className="max-h-[32rem] w-auto rounded-control" />
}

/** A picture that is only for who is logged in: an `<img>` could not say who asks. */
export function PrivatePicture({ _file, width, height, alt }: Props) {
  const { t } = useLingui()
  const load = useQuery(fileRead(useLocale(), _file))
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-48" />} failed={t`사진을 불러오지 못했습니다.`}>
      {/* What is no JSON comes as its bytes (data/http.ts). */}
      {(blob) => <Shown blob={blob as Blob} width={width} height={height} alt={alt} />}
    </LoadState>
  )
}
