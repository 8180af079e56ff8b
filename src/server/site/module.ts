import { site as contract } from '#contract/site/module.ts'
import { setting } from '#contract/site/setting.ts'
import { settingOfSite } from '#contract/site/setting-of-site.ts'
import { statements } from '#contract/site/statements.ts'
import { serverModule } from '../module.ts'
import { firstBanner, serveBanners } from './banners.ts'
import { serveConsoleSearch } from './console-search.ts'
import { serveEvents } from './events.ts'
import { serveFiles } from './files.ts'
import { setting as firstSetting } from './first/setting.ts'
import { toStatement } from './first/statement.ts'
import { statements as firstStatements } from './first/statements.ts'
import { eraseRemovedFiles, serveMedia } from './media.ts'
import { popupHooks, servePopups } from './popups.ts'
import { sitePersonal } from './personal.ts'
import { forgetPresence, servePresence } from './presence.ts'
import { servePreviews } from './previews.ts'
import { publishDue, serveSchedules } from './schedules.ts'
import { serveSetting } from './setting.ts'
import { serveTrash } from './trash.ts'
import { serveTrends } from './trends.ts'
import { serveVersions } from './versions.ts'
import { serveViews } from './views.ts'
import { serveWriting } from './writing.ts'

const hour = 3_600_000

/** Banners, popups, setting, files, and the work of editors. */
export const site = serverModule(contract, {
  hooks: { popups: popupHooks },
  jobs: [
    { name: 'publish-due', label: /*i18n*/ '때가 된 글을 게시하거나 내립니다', everyMs: 30_000, run: (platform) => publishDue(platform) },
    {
      name: 'forget-presence',
      label: /*i18n*/ '콘솔을 떠난 직원의 표시를 지웁니다',
      everyMs: hour,
      run: ({ database: { db } }) => forgetPresence(db),
    },
    {
      name: 'erase-files',
      label: /*i18n*/ '미디어에서 삭제한 지 오래된 파일을 지웁니다',
      everyMs: hour,
      run: (platform) => eraseRemovedFiles(platform),
    },
  ],
  personal: sitePersonal,
  firstContent: [
    { resource: statements, rows: () => firstStatements.map((statement) => toStatement(statement)) },
    { resource: setting, rows: ({ only }) => [settingOfSite(firstSetting, only)] },
  ],
  firstPictures: [firstBanner],
  routes: (app, joined) => {
    serveBanners(app)
    servePopups(app)
    serveSetting(app)
    serveVersions(app)
    serveWriting(app)
    serveTrash(app)
    serveConsoleSearch(app)
    serveSchedules(app)
    servePresence(app)
    serveViews(app)
    serveEvents(app, joined)
    serveTrends(app, joined)
    servePreviews(app)
    serveFiles(app, joined)
    serveMedia(app)
  },
})
