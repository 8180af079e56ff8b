import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { PrivateFiles } from './private-files.tsx'

/** The documents of a member and of the company. */
export function MemberFiles({ _user }: { _user: string }) {
  const { t } = useLingui()
  const kinds = { introduction: t`회사소개서`, businessRegistration: t`사업자등록증`, logo: t`로고`, photo: t`담당자 사진` }
  const { data } = useQuery(readOptions('GET /api/console/users/{_id}/files', useLocale(), { params: { _id: _user } }))
  return <PrivateFiles title={t`회원의 파일`} files={(data?.files ?? []).map((file) => ({ ...file, kind: kinds[file.kind] }))} />
}
