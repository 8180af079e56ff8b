import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { readOptions } from '../../data/query-client.ts'
import { useLocale } from '../../data/use-locale.ts'
import { Icon } from '../../ui/icon.tsx'
import { ownScreens } from './own-screens.ts'
import { type OwnSetting, useOwnSettings } from './own-settings.ts'
import { Portrait } from './portrait.tsx'
import { applyTheme, theme } from './theme.ts'
import { useKeptFavourites } from './use-kept-favourites.ts'
import { useLogOut } from './use-log-out.ts'

const id = 'account-menu'
const row = 'flex min-h-9 w-full items-center rounded-control px-3 text-left text-sm hover:bg-wash pointer-coarse:min-h-11'

const SettingChoice = ({ id: name, label, value, options, choose }: OwnSetting) => (
  <label className="flex min-h-11 items-center justify-between gap-3 px-3 text-sm">
    {label}
    <select
      name={name}
      value={value}
      className="min-h-9 min-w-0 rounded-control border border-control bg-surface px-2 text-sm pointer-coarse:min-h-11"
      onChange={({ target }) => choose(target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)

/** Button in the bar that says who is logged in, with what is one's own behind it. The browser opens and closes it by itself. */
export function AccountMenu() {
  const { t, i18n } = useLingui()
  const panel = useRef<HTMLDivElement>(null)
  const settings = useOwnSettings()
  const end = useLogOut()
  const { data } = useQuery(readOptions('GET /api/v1/me', useLocale()))
  useKeptFavourites(data?.me)
  const chosen = theme.useValue()
  // Another tab may have chosen it.
  useEffect(() => applyTheme(chosen), [chosen])
  const name = data?.me.name
  const close = () => panel.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={name === undefined ? t`내 계정` : t`내 계정: ${name}`}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-1.5 text-sm font-semibold hover:bg-wash"
      >
        {name === undefined ? <Icon name="user" /> : <Portrait name={name} />}
        <span className="hidden max-w-40 truncate sm:inline">{name}</span>
        <Icon name="down" className="hidden size-4 sm:inline" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t`내 계정`}
        className="fixed inset-auto top-14 right-2 m-0 max-h-[calc(100dvh-4rem)] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-surface p-2 text-ink shadow-card"
      >
        {data !== undefined && (
          <div className="border-b border-line px-3 pt-1 pb-2 text-sm">
            <p className="line-clamp-2 font-semibold wrap-anywhere">{data.me.name}</p>
            <p className="line-clamp-2 text-muted wrap-anywhere">{data.me.username}</p>
          </div>
        )}
        <ul className="border-b border-line py-1">
          {ownScreens.map(({ to, label }) => (
            <li key={to}>
              <Link to={to} className={row} onClick={close}>
                {i18n._(label)}
              </Link>
            </li>
          ))}
        </ul>
        <div className="border-b border-line py-1">
          {settings.map((setting) => (
            <SettingChoice key={setting.id} {...setting} />
          ))}
        </div>
        <div className="pt-1">
          <a href="/" className={row}>
            <Trans>홈페이지</Trans>
          </a>
          <button
            type="button"
            className={row}
            onClick={() => {
              close()
              void end()
            }}
          >
            <Trans>로그아웃</Trans>
          </button>
        </div>
      </div>
    </>
  )
}
