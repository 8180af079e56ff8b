import { type JoiningStep, joiningSteps } from '#contract/trade/joining.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListBody } from '../../../console/list/list-body.tsx'
import { type ListSearch, pageOf, sizeOf } from '../../../console/list/list-search.ts'
import { SearchBox } from '../../../console/list/search-box.tsx'
import { resourceOf } from '../../../console/resources.ts'
import { readOptions } from '../../../data/query-client.ts'
import { useLocale } from '../../../data/use-locale.ts'
import { buttonClass } from '../../../ui/button.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { FairScreen } from '../fair-screen.tsx'
import { AddParticipant } from './add-participant.tsx'
import { Funnel, Invitations } from './funnel.tsx'
import { JoinLinks } from './join-links.tsx'
import { JoiningList } from './joining-list.tsx'
import { ListImport } from './list-import.tsx'
import { standingNames } from './step-names.ts'

const participants = resourceOf('fairs/participants')
/** While mails are being written their number is asked for again after so long, in ms. */
const askAgain = 5000

interface Props {
  _fair: string
  search: ListSearch
  onSearch: (search: ListSearch) => void
}

interface NarrowedProps {
  _fair: string
  step: JoiningStep | undefined
  isReached: boolean
  _link: string | undefined
  isWithoutMeeting: boolean
}

/** Renders by what the list is narrowed, and the way back to all. */
function Narrowed({ _fair, step, isReached, _link, isWithoutMeeting }: NarrowedProps) {
  const { i18n } = useLingui()
  if (step === undefined && _link === undefined && !isWithoutMeeting) return null
  const stepName = step === undefined ? '' : i18n._(standingNames[step])
  return (
    <Link to="/fairs/$fair/joining" params={{ fair: _fair }} className={buttonClass('quiet')}>
      {_link !== undefined ? (
        <Trans>한 링크로 온 기업만 보는 중: 모두 보기</Trans>
      ) : isWithoutMeeting ? (
        <Trans>확정된 상담이 없는 참가 기업만 보는 중: 모두 보기</Trans>
      ) : isReached ? (
        <Trans>모두 보기</Trans>
      ) : (
        <Trans>‘{stepName}’만 보는 중: 모두 보기</Trans>
      )}
    </Link>
  )
}

/** Renders how far the participants of a fair have come, and those at a step. */
function Overview({ _fair, search, onSearch }: Props) {
  const { t } = useLingui()
  const [limit, page, q] = [sizeOf(search), pageOf(search), search['q'] ?? '']
  const step = joiningSteps.find((one): one is JoiningStep => one === search['step'])
  const { _link } = search
  const isReached = search['isReached'] === 'true'
  const isWithoutMeeting = search['isWithoutMeeting'] === 'true'
  const query = {
    limit,
    skip: (page - 1) * limit,
    ...(step === undefined ? {} : { step }),
    ...(isReached ? { isReached } : {}),
    ...(isWithoutMeeting ? { isWithoutMeeting } : {}),
    ...(q === '' ? {} : { q }),
    ...(_link === undefined ? {} : { _link }),
  }
  const load = useQuery({
    ...readOptions('GET /api/console/fairs/{_id}/joining', useLocale(), { params: { _id: _fair }, query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.joining.waiting ?? 0) > 0 ? askAgain : false),
  })
  const link = (view: string) => ({ to: '/fairs/$fair/joining', params: { fair: _fair }, search: { view } }) as const
  return (
    <>
      <LoadState load={load} skeleton={<div className="skeleton h-48" />} failed={t`참가 현황을 불러오지 못했습니다.`}>
        {({ joining }) => (
          <>
            <div className="mb-6 flex flex-wrap items-center gap-3">
              <Invitations _fair={_fair} joining={joining} />
              <Link {...link('import')} className={buttonClass('outline')}>
                <Trans>명단 가져오기</Trans>
              </Link>
              <Link {...link('add')} className={buttonClass('outline')}>
                <Trans>한 곳 더하기</Trans>
              </Link>
              <Link {...link('links')} className={buttonClass('outline')}>
                <Trans>가입 링크와 QR</Trans>
              </Link>
            </div>
            <Funnel _fair={_fair} joining={joining} step={step} isReached={isReached} />
          </>
        )}
      </LoadState>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchBox resource={participants} q={q} onFind={(words) => onSearch({ ...search, q: words, page: '' })} />
        <Narrowed {...{ _fair, step, isReached, _link, isWithoutMeeting }} />
      </div>
      <ListBody
        load={load}
        search={search}
        onSearch={onSearch}
        empty={t`해당하는 참가 기업이 없습니다. 명단을 가져오거나 한 곳씩 더하십시오.`}
      >
        {({ participants: rows }) => <JoiningList _fair={_fair} rows={rows} />}
      </ListBody>
    </>
  )
}

/** `/console/fairs/{fair}/joining`: bringing in the participants of a fair, from the organiser's list to the approval. */
export function JoiningScreen({ _fair, search, onSearch }: Props) {
  const { t } = useLingui()
  const { view } = search
  const title =
    view === 'import' ? t`명단 가져오기` : view === 'add' ? t`한 곳 더하기` : view === 'links' ? t`가입 링크와 QR` : t`초대와 가입`
  const back = (
    <Link to="/fairs/$fair/joining" params={{ fair: _fair }} className={buttonClass('quiet')}>
      <Trans>초대와 가입</Trans>
    </Link>
  )
  return (
    <FairScreen _id={_fair} title={title} actions={view === undefined ? undefined : back}>
      {() =>
        view === 'import' ? (
          <ListImport _fair={_fair} />
        ) : view === 'add' ? (
          <AddParticipant _fair={_fair} />
        ) : view === 'links' ? (
          <JoinLinks _fair={_fair} />
        ) : (
          <Overview _fair={_fair} search={search} onSearch={onSearch} />
        )
      }
    </FairScreen>
  )
}
