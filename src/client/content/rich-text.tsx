import { Trans } from '@lingui/react/macro'
import { Html } from './html.tsx'

interface Props {
  html: string
  /** Not there in the reader's language, and shown in Korean. */
  isForeign: boolean
  className?: string
}

/** A text of the API, with a notice where it is not translated. */
export const RichText = ({ html, isForeign, className = '' }: Props) => (
  <>
    {isForeign && (
      <p className="mb-8 border-l-2 border-accent py-1 pl-4 text-sm text-muted">
        <Trans>이 글은 아직 번역되지 않아 한국어로 보여 드립니다.</Trans>
      </p>
    )}
    <Html html={html} className={`prose ${className}`} lang={isForeign ? 'ko' : undefined} />
  </>
)
