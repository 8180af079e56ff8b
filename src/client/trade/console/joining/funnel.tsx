import type { Answer } from '#contract/api.ts'
import { type JoiningStep, remindedSteps } from '#contract/trade/joining.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../../ui/button.ts'
import { confirm } from '../../../ui/alert.tsx'
import { reachedNames, standingNames } from './step-names.ts'
import { useMails } from './use-mails.ts'

type Joining = Answer<'GET /api/console/fairs/{_id}/joining'>['joining']

interface Props {
  _fair: string
  joining: Joining
  /** The step whose rows are shown. */
  step: string | undefined
  isReached: boolean
}

const isReminded = (step: JoiningStep) => remindedSteps.find((one) => one === step)

/** Renders how many participants have come how far, who stands still, and what reminds them. */
export function Funnel({ _fair, joining, step: shown, isReached }: Props) {
  const { t, i18n } = useLingui()
  const { request, isPending } = useMails(_fair)
  const all = joining.steps[0]?.reached ?? 0
  const remind = async ({ step, due }: Joining['steps'][number]) => {
    const reminded = isReminded(step)
    if (reminded === undefined || !(await confirm(t`${due}명에게 다음에 하실 일을 알리는 메일을 보냅니다.`))) return
    request({ kind: 'remind', step: reminded })
  }
  return (
    <ol aria-label={t`참가까지의 단계`} className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {joining.steps
        .filter(({ step, standing }) => step !== 'rejected' || standing > 0)
        .map((one) => {
          const { step, standing, reached, due } = one
          const isCurrent = shown === step
          return (
            <li key={step} className="flex flex-col rounded-card border border-line bg-surface p-4 text-sm">
              <Link
                to="/fairs/$fair/joining"
                params={{ fair: _fair }}
                search={{ step, isReached: 'true' }}
                aria-current={isCurrent && isReached ? 'true' : undefined}
                className="block min-h-11 hover:underline aria-[current=true]:font-semibold"
              >
                <span className="block text-muted">{i18n._(reachedNames[step])}</span>
                <span className="block text-2xl font-bold tabular-nums">{reached.toLocaleString('en')}</span>
                {step !== 'listed' && step !== 'rejected' && all > 0 && (
                  <span className="block text-xs text-muted tabular-nums">{Math.round((reached / all) * 100)}%</span>
                )}
              </Link>
              {step !== 'approved' && step !== 'rejected' && standing > 0 && (
                <Link
                  to="/fairs/$fair/joining"
                  params={{ fair: _fair }}
                  search={{ step }}
                  aria-current={isCurrent && !isReached ? 'true' : undefined}
                  className="mt-2 inline-flex min-h-11 items-center underline underline-offset-4 aria-[current=true]:font-semibold"
                >
                  {i18n._(standingNames[step])} {standing.toLocaleString('en')}
                </Link>
              )}
              {isReminded(step) !== undefined && due > 0 && (
                <button
                  type="button"
                  className={buttonClass('outline', 'mt-auto')}
                  aria-disabled={isPending}
                  onClick={() => void remind(one)}
                >
                  <Plural value={due} other="#명에게 알리기" />
                </button>
              )}
            </li>
          )
        })}
    </ol>
  )
}

/** Renders the invitations that can be sent now, and those on their way. */
export function Invitations({ _fair, joining }: Pick<Props, '_fair' | 'joining'>) {
  const { t } = useLingui()
  const { request, isPending } = useMails(_fair)
  const due = joining.steps.find(({ step }) => step === 'listed')?.due ?? 0
  const { waiting } = joining
  const invite = async () => {
    if (await confirm(t`${due}명에게 초대 메일을 보냅니다. 각자의 언어로, 무역센터의 이름으로 갑니다.`))
      request({ kind: 'invite', _participant: null })
  }
  return (
    <>
      {due > 0 && (
        <button type="button" className={buttonClass('primary')} aria-disabled={isPending} onClick={() => void invite()}>
          <Plural value={due} other="#명 초대하기" />
        </button>
      )}
      <p role="status" className="text-sm text-muted">
        {waiting > 0 && (
          <Trans>
            <Plural value={waiting} other="메일 #통을 보내고 있습니다." />
          </Trans>
        )}
      </p>
    </>
  )
}
