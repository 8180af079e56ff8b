import { useSubscription } from '../../content/use-subscription.ts'
import { api } from '../../data/http.ts'
import { useLocale } from '../../data/use-locale.ts'
import { usePress } from '../../data/use-press.ts'
import { onUnreceived, type Unreceived } from '../../member/unreceived.ts'
import type { TaskMessage } from '../member-offline/message-types.ts'
import { taskSubject } from './subject.ts'

type TickList = readonly Unreceived<TaskMessage>[]

const importTypes = () => import('../member-offline/message-types.ts')
const importSending = () => Promise.all([importTypes(), import('../../member/send-later.ts')])
const onTicks = (listener: (ticks: TickList) => void) => onUnreceived(async () => (await importTypes()).taskMessageType, listener)

/** Ticks that the member has made of the tasks of a meeting, and the server has not received. */
export const useTicks = (_matching: string): TickList =>
  useSubscription(onTicks)?.filter(({ content }) => content?._matching === _matching) ?? []

/** Says that a task is done, or that it is not: on the device for when there is a network. */
export function useTick(_matching: string, tid: string) {
  const locale = useLocale()
  return usePress({
    mutationFn: async (isDone: boolean) => {
      const [{ taskMessageType }, { sendLater }] = await importSending()
      const content = { _matching, tid, isDone }
      return sendLater(taskMessageType, content, { locale, subject: taskSubject(_matching, tid) }, () =>
        api('PUT /api/v1/me/matchings/{_id}/tasks/{tid}', { locale, params: { _id: _matching, tid }, body: { isDone } }),
      )
    },
  })
}
