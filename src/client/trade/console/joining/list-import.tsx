import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ImportSteps } from '../../../console/import/import-screen.tsx'
import { resourceOf } from '../../../console/resources.ts'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { type ForAll, listChunks } from './list-rows.ts'

const participants = resourceOf('fairs/participants')

interface ChoicesProps {
  forAll: ForAll
  onChange: (forAll: ForAll) => void
}

/** Renders what files there can be. */
function Hints() {
  return (
    <>
      <p className="max-w-3xl text-sm text-muted">
        <Trans>
          엑셀(XLSX)의 첫 시트나 CSV를 10MB, 5,000줄까지 가져옵니다. 한 줄이 참가 기업 하나이고, 회사, 구분, 이메일이 있어야 합니다. 이미
          회원인 기업은 이메일이나 사업자등록번호로 찾아 이 상담회에 더하고, 그 정보는 바꾸지 않습니다.
        </Trans>
      </p>
      <p className="max-w-3xl text-sm font-semibold">
        <Trans>가져오기만 해서는 아무에게도 메일이 가지 않습니다. 가져온 뒤에 ‘초대하기’를 누르셔야 갑니다.</Trans>
      </p>
    </>
  )
}

/** Renders what is said of all rows at once. */
function Choices({ forAll, onChange }: ChoicesProps) {
  const { t } = useLingui()
  return (
    <div className="mb-8 grid max-w-xl gap-3 sm:grid-cols-2">
      <Labelled id="joining-role" label={t`구분 열이 없으면`}>
        <select
          id="joining-role"
          className={fieldClass('mt-1.5 text-sm')}
          value={forAll.role}
          onChange={({ target }) => onChange({ ...forAll, role: target.value as ForAll['role'] })}
        >
          <option value="">{t`줄마다 적혀 있어야 합니다`}</option>
          <option value="SELLER">{t`모두 판매 기업`}</option>
          <option value="BUYER">{t`모두 바이어`}</option>
        </select>
      </Labelled>
      <Labelled id="joining-state" label={t`참가 승인`}>
        <select
          id="joining-state"
          className={fieldClass('mt-1.5 text-sm')}
          value={forAll.state}
          onChange={({ target }) => onChange({ ...forAll, state: target.value as ForAll['state'] })}
        >
          <option value="PENDING">{t`승인 대기로 둠`}</option>
          <option value="APPROVED">{t`바이어와 승인된 기업은 바로 승인`}</option>
        </select>
      </Labelled>
    </div>
  )
}

/** Renders the import of an organiser's list of participants. */
export function ListImport({ _fair }: { _fair: string }) {
  const { t } = useLingui()
  const [forAll, setForAll] = useState<ForAll>({ state: 'PENDING', role: '' })
  const load = useQuery(readOptions('GET /api/console/fairs/{_id}/participants/import', useLocale(), { params: { _id: _fair } }))
  const back = (
    <Link to="/fairs/$fair/joining" params={{ fair: _fair }} className={buttonClass('outline')}>
      <Trans>초대와 가입으로 돌아가기</Trans>
    </Link>
  )
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-96" />} failed={t`가져올 수 있는 열을 불러오지 못했습니다.`}>
      {(headings) => (
        <>
          <Choices forAll={forAll} onChange={setForAll} />
          <ImportSteps
            // What is said of all rows is part of what was looked at.
            key={`${forAll.state} ${forAll.role}`}
            resource={participants}
            path={`fairs/${_fair}/participants`}
            headings={headings}
            hints={<Hints />}
            toChunks={(table, paths) => listChunks(table, paths, forAll)}
            renderAfter={() => back}
          />
        </>
      )}
    </LoadState>
  )
}
