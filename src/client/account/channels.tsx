import { Trans, useLingui } from '@lingui/react/macro'

const channels = ['SMS', 'EMAIL', 'PHONE'] as const
export type Channel = (typeof channels)[number]

/** By what a member wants to hear from us (specification 3): any of three, or none. */
export function Channels({ chosen }: { chosen: readonly Channel[] }) {
  const { t } = useLingui()
  const names = { SMS: t`문자 메시지`, EMAIL: t`이메일`, PHONE: t`전화` }
  return (
    <fieldset>
      <legend className="text-sm font-semibold">
        <Trans>알림을 받으실 방법 (선택)</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {channels.map((channel) => (
          <label key={channel} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              name="channels"
              value={channel}
              defaultChecked={chosen.includes(channel)}
              className="size-5 accent-accent"
            />
            {names[channel]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
