import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { itemOptions, present, readOptions } from '../../data/query-client.ts'
import { uncached } from '../../data/resource-queries.ts'
import { useLocale } from '../../data/use-locale.ts'
import { isTrader, useKnownSession } from '../../session/use-session.ts'
import { tagOfText } from './in-own-language.tsx'

interface Props {
  _file: string
  className: string
}

/** The photo of whoever speaks for a company: for companies that take part, so that an `<img>` alone could not get it. Without it nothing is missed. */
export function ContactPhoto({ _file, className }: Props) {
  const { t } = useLingui()
  const { data } = useQuery({ ...readOptions('GET /api/v1/files/{_file}', useLocale(), { params: { _file } }), ...uncached, retry: false })
  const show = useCallback(
    (image: HTMLImageElement) => {
      // What is no JSON comes as its bytes (data/http.ts).
      image.src = URL.createObjectURL(data as Blob)
      return () => URL.revokeObjectURL(image.src)
    },
    [data],
  )
  const shape = `shrink-0 rounded-card bg-wash object-cover ${className}`
  return data === undefined ? <span className={shape} /> : <img ref={show} alt={t`담당자 사진`} className={shape} />
}

/** Renders what the contact of a company does in it, in the language in which that is written. */
export const ContactRole = ({ text }: { text: string }) => (
  <p className="text-sm">
    <span className="text-muted">
      <Trans>상담 담당</Trans>
    </span>{' '}
    <span lang={tagOfText(text)}>{text}</span>
  </p>
)

/** The contact of a company with a photo, for members of companies that take part; for others nothing. */
export function Contact({ _company, contactRole }: { _company: string; contactRole: string | null }) {
  const isTaking = isTrader(useKnownSession())
  const read = itemOptions('GET /api/v1/companies/{_id}', useLocale(), { params: { _id: _company } })
  const photo = present(useQuery({ ...read, ...uncached, enabled: isTaking }).data)?.company.photo
  if (photo == null) return null
  return (
    <div className="flex items-center gap-4">
      <ContactPhoto _file={photo._file} className="size-20" />
      {contactRole !== null && <ContactRole text={contactRole} />}
    </div>
  )
}
