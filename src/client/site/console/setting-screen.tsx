import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useLocale } from '../../data/use-locale.ts'
import { useSession } from '../../session/use-session.ts'
import { findDraftsBelow } from '../../console/form/drafts.ts'
import { ResourceForm } from '../../console/form/resource-form.tsx'
import { draftName } from '../../console/form/use-saving.ts'
import { LoadedScreen } from '../../console/frame/loaded-screen.tsx'
import { NotThere } from '../../console/frame/not-there.tsx'
import { type ConsoleItem, itemRead, resourceOf } from '../../console/resources.ts'
import { type Topic, formTopics, withTopic } from '../../console/form-topics.ts'
import { SettingTopics } from './setting-topics.tsx'

const setting = resourceOf('setting')

/** Topics into which something was typed on this device and not saved, as they are when another topic is opened. */
function useBegun(item: ConsoleItem): readonly string[] {
  const account = useSession()?.sub ?? ''
  const locale = useLocale()
  const [begun, setBegun] = useState<readonly string[]>([])
  const look = useEffectEvent(() => {
    const place = { account, locale, form: draftName(setting, item, '') }
    // A device that keeps nothing has nothing to say.
    if (account !== '')
      void findDraftsBelow(place)
        .then((found) => setBegun(found.map(({ name }) => name)))
        .catch(() => undefined)
  })
  useEffect(() => look(), [])
  return begun
}

function TopicForm({ item, topic }: { item: ConsoleItem; topic: Topic }) {
  const [refused, setRefused] = useState(0)
  const resource = useMemo(() => withTopic(setting, topic), [topic])
  return (
    <div className="gap-8 space-y-6 md:flex md:space-y-0">
      <SettingTopics resource={setting} item={item} topics={formTopics(setting)} topic={topic} refused={refused} begun={useBegun(item)} />
      <div className="min-w-0 flex-1">
        <ResourceForm resource={resource} topic={topic.topic} item={item} onTried={setRefused} />
      </div>
    </div>
  )
}

/** `/console/setting/{topic}`: what the site says of the firm and of the centre, a form for each topic. */
export function SettingScreen({ topic: name }: { topic: string }) {
  const { t, i18n } = useLingui()
  const load = useQuery(itemRead(setting, useLocale(), 'setting'))
  const topic = useMemo(() => formTopics(setting).find((each) => each.topic === name), [name])
  if (topic === undefined) return <NotThere />
  const label = i18n._(topic.label)
  return (
    <LoadedScreen title={t`사이트 설정: ${label}`} load={load} failed={t`설정을 불러오지 못했습니다.`}>
      {(item) => <TopicForm key={name} item={item} topic={topic} />}
    </LoadedScreen>
  )
}
