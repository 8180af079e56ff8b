import { introductionLimits, introductionTypes, typeByName } from '#contract/platform/company-file-types.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { sizeText } from '../ui/deferred/size-text.ts'

/** File endings accepted for an introduction. */
export const introductionEndings = '.pdf,.xlsx,.jpg,.jpeg,.png'

/** Why a file is not sent at all, if so; the server checks again. */
export function useIntroductionProblem(): (file: File) => string | undefined {
  const { t } = useLingui()
  const most = sizeText(introductionLimits.maxBytes)
  return (file) => {
    if (typeByName(introductionTypes, file.name) === undefined) return t`PDF, XLSX, JPG, PNG 파일을 골라 주십시오.`
    if (file.size === 0) return t`내용이 없는 파일입니다.`
    return file.size > introductionLimits.maxBytes ? t`파일이 너무 큽니다. ${most}까지 보내실 수 있습니다.` : undefined
  }
}

/** Said before anything is chosen (specification 5). */
export const IntroductionWarning = ({ id }: { id: string }) => (
  <div id={id} className="border-l-2 border-warning py-1 pl-4 text-sm">
    <p className="font-semibold">
      <Trans>보내시기 전에 개인정보를 먼저 지워 주십시오.</Trans>
    </p>
    <p className="mt-1 text-muted">
      <Trans>
        임직원이나 고객의 이름, 연락처, 주민등록번호, 계좌번호는 가리거나 지운 사본을 보내 주십시오. 승인되시면 다른 참가 기업도 읽습니다.
      </Trans>
    </p>
  </div>
)
