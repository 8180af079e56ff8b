import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { LoadState } from '../../ui/load-state.tsx'
import type { ConsoleModule, HelpKey, HelpText } from '../module.ts'
import { findHelp } from './find-help.ts'
import { everywhere, formHelp, listHelp, ownHelp } from './own-help.ts'

const Lines = ({ lines }: { lines: readonly MessageDescriptor[] }) => {
  const { i18n } = useLingui()
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {lines.map((line) => (
        <li key={line.id}>{i18n._(line)}</li>
      ))}
    </ul>
  )
}

function Keys({ keys }: { keys: readonly HelpKey[] }) {
  const { i18n } = useLingui()
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
      {keys.map(([key, text]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="rounded-control border border-control px-2 py-0.5">{key}</kbd>
          </dt>
          <dd>{i18n._(text)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The screen that is shown: what is said of it alone, then of all that are like it, then its keys. */
function Help({ texts, modules }: { texts: readonly HelpText[]; modules: readonly ConsoleModule[] }) {
  const { pathname, search } = useLocation()
  const { view }: { view?: string } = search
  const address = pathname.replace(/^\/(?:console\/?)?/, '').replace(/\/+$/, '')
  const found = findHelp([...ownHelp, ...texts], modules, address === '' ? 'dashboard' : address, view)
  const { text } = found
  const isList = found.common?.pattern === 'list'
  const common = found.common === undefined ? undefined : (isList ? listHelp : formHelp)(found.common.resource)
  return (
    <div className="grid gap-6">
      {text !== undefined && <Lines lines={text.lines} />}
      {common !== undefined && common.lines.length > 0 && (
        <section className="grid gap-3">
          <h3 className="font-bold">{isList ? <Trans>목록에서</Trans> : <Trans>적고 저장할 때</Trans>}</h3>
          <Lines lines={common.lines} />
        </section>
      )}
      <section className="grid gap-3">
        <h3 className="font-bold">
          <Trans>글쇠</Trans>
        </h3>
        <Keys keys={[...(text?.keys ?? []), ...(common?.keys ?? []), ...everywhere]} />
      </section>
    </div>
  )
}

/** Reads what the modules say of their screens. */
const readTexts = async (modules: readonly ConsoleModule[]): Promise<readonly HelpText[]> =>
  (await Promise.all(modules.flatMap(({ help }) => (help === undefined ? [] : [help()])))).flat()

export function HelpPanel({ modules }: { modules: readonly ConsoleModule[] }) {
  const { t } = useLingui()
  const load = useQuery({ queryKey: ['help'], queryFn: () => readTexts(modules), staleTime: Infinity })
  return (
    <LoadState load={load} skeleton={<div className="skeleton h-40" />} failed={t`도움말을 불러오지 못했습니다.`}>
      {(texts) => <Help texts={texts} modules={modules} />}
    </LoadState>
  )
}
