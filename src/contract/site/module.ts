import { contractModule } from '../module.ts'
import { bannerCalls, bannerListCalls, banners } from './banners.ts'
import { siteErrors } from './errors.ts'
import { sitePages } from './pages.ts'
import { popupCalls, popups } from './popups.ts'
import { setting, settingCalls } from './setting.ts'
import { statements } from './statements.ts'

export const site = contractModule({
  name: 'site',
  resources: [banners, popups, setting, statements],
  errors: siteErrors,
  pages: sitePages,
  calls: { ...bannerCalls, ...bannerListCalls, ...popupCalls, ...settingCalls },
})
