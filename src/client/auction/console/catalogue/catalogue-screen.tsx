import { type Locale, locales } from '#contract/locale.ts'
import { localeNames } from '#contract/locale-names.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadedScreen } from '../../../console/frame/loaded-screen.tsx'
import { fieldClass, Labelled } from '../../../content/field.tsx'
import { useLocale } from '../../../data/use-locale.ts'
import { LoadState } from '../../../ui/load-state.tsx'
import { BackToSale } from '../back-to-sale.tsx'
import { CataloguePaper } from './catalogue-paper.tsx'
import { catalogueOptions } from './read-catalogue.ts'

const none = ''

/** `/console/auction/programs/{_id}/catalogue`: the catalogue of a sale on paper, of what is published. */
export function CatalogueScreen({ _program }: { _program: string }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const [other, setOther] = useState<Locale | typeof none>(none)
  const load = useQuery(catalogueOptions(_program, locale))
  const second = useQuery({ ...catalogueOptions(_program, other === none ? locale : other), enabled: other !== none })
  return (
    <LoadedScreen
      title={t`도록 인쇄`}
      load={load}
      failed={t`도록을 불러오지 못했습니다. 경매가 열려 있고 프로그램이 게시되어 있어야 합니다.`}
    >
      {(first) => (
        <div className="space-y-8">
          <BackToSale _program={_program} />
          <div className="max-w-md">
            <Labelled id="catalogue-language" label={t`나란히 실을 다른 언어`}>
              <select
                id="catalogue-language"
                className={fieldClass('mt-1.5')}
                value={other}
                onChange={({ target }) => setOther(locales.find((one) => one === target.value) ?? none)}
              >
                <option value={none}>{t`없음`}</option>
                {locales
                  .filter((one) => one !== locale)
                  .map((one) => (
                    <option key={one} value={one} lang={one === 'cn' ? 'zh' : one}>
                      {i18n._(localeNames[one])}
                    </option>
                  ))}
              </select>
            </Labelled>
          </div>
          {first.works.length === 0 ? (
            <p>
              <Trans>공개된 작품이 없습니다.</Trans>
            </p>
          ) : other === none ? (
            <CataloguePaper catalogues={[first]} />
          ) : (
            <LoadState load={second} skeleton={<div className="skeleton h-48" />} failed={t`다른 언어의 도록을 불러오지 못했습니다.`}>
              {(also) => <CataloguePaper catalogues={[first, also]} />}
            </LoadState>
          )}
        </div>
      )}
    </LoadedScreen>
  )
}
