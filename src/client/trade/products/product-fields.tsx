import type { Body } from '#contract/api.ts'
import { languageTag, locales, type Locale } from '#contract/locale.ts'
import { localeNames } from '#contract/locale-names.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Check, Typed } from '../../content/checked-form.ts'
import { FieldError, fieldClass } from '../../content/field.tsx'
import { goodsCategories } from '#contract/platform/company-choices.ts'
import { goodsNames } from '../../content/goods-names.ts'
import type { OwnProduct } from '../queries.ts'
import { Required } from '../../content/required.tsx'

export type WrittenProduct = Body<'POST /api/v1/me/products'>

/** Issues that the server reports, by the place of the field (`name.ko`). */
export type Issues = Readonly<Record<string, string>>

interface Props {
  product?: OwnProduct | undefined
  invalid: string | undefined
  issues: Issues
}

const idOf = (name: string) => `product-${name.replace('.', '-')}`

interface FieldProps {
  name: string
  label: ReactNode
  isRequired?: boolean
  lang?: string | undefined
  issues: Issues
  children: (field: {
    id: string
    name: string
    'aria-invalid': boolean
    'aria-describedby'?: string
    className: string
    lang?: string | undefined
  }) => ReactNode
  invalid: string | undefined
}

/** A field with its name above and what is wrong with it below. */
function Field({ name, label, isRequired = false, lang, issues, invalid, children }: FieldProps) {
  const id = idOf(name)
  // Of an object the server may name the whole, of a whole a part.
  const issue = issues[name] ?? (name.endsWith('.ko') ? issues[name.slice(0, -3)] : undefined)
  return (
    <div>
      <label htmlFor={id} className="text-sm font-semibold">
        {label} {isRequired && <Required />}
      </label>
      {children({
        id,
        name,
        lang,
        className: fieldClass('mt-1.5'),
        'aria-invalid': invalid === id || issue !== undefined,
        ...(issue === undefined ? {} : { 'aria-describedby': `${id}-error` }),
      })}
      {issue !== undefined && <FieldError id={`${id}-error`}>{issue}</FieldError>}
    </div>
  )
}

type TranslatedName = 'name' | 'features' | 'ingredients' | 'color' | 'country' | 'manufacturing'

/** The texts that a product has in each language. */
function Texts({ locale, product, invalid, issues }: Props & { locale: Locale }) {
  const { t } = useLingui()
  const texts: readonly (readonly [name: TranslatedName, label: string, most: number, isLong: boolean])[] = [
    ['name', t`상품명`, 120, false],
    ['features', t`주요 특징`, 2000, true],
    ['ingredients', t`성분`, 2000, true],
    ['color', t`색상`, 100, false],
    ['country', t`제조국`, 60, false],
    ['manufacturing', t`제조 방법`, 200, false],
  ]
  return texts.map(([name, label, maxLength, isLong]) => (
    <Field
      key={name}
      name={`${name}.${locale}`}
      label={label}
      lang={languageTag(locale)}
      isRequired={locale === 'ko' && (name === 'name' || name === 'features')}
      invalid={invalid}
      issues={issues}
    >
      {(field) =>
        isLong ? (
          <textarea {...field} rows={4} maxLength={maxLength} defaultValue={product?.[name]?.[locale]} />
        ) : (
          <input {...field} type="text" maxLength={maxLength} defaultValue={product?.[name]?.[locale]} />
        )
      }
    </Field>
  ))
}

/** All that specification 3 names of a product. Other languages are there for those who need them. */
export function ProductFields(props: Props) {
  const { t, i18n } = useLingui()
  const { product, invalid, issues } = props
  const plain = [
    ['size', t`크기`, 'text', product?.size],
    ['releasedOn', t`출시일`, 'date', product?.releasedOn],
    ['awardedOn', t`어워드 선정일`, 'date', product?.awardedOn],
    ['salesSite', t`판매 사이트`, 'url', product?.salesSite],
    ['homepage', t`홈페이지`, 'url', product?.homepage],
    ['buyerPage', t`바이어용 페이지`, 'url', product?.buyerPage],
  ] as const
  return (
    <>
      <Texts {...props} locale="ko" />
      <Field name="category" label={t`상품 분류`} isRequired invalid={invalid} issues={issues}>
        {(field) => (
          <select {...field} defaultValue={product?.category ?? ''}>
            <option value="">{t`골라 주십시오`}</option>
            {goodsCategories.map((value) => (
              <option key={value} value={value}>
                {i18n._(goodsNames[value])}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field name="price" label={t`소비자가(원)`} invalid={invalid} issues={issues}>
        {(field) => <input {...field} type="text" inputMode="numeric" defaultValue={product?.price ?? ''} />}
      </Field>
      {plain.map(([name, label, type, value]) => (
        <Field key={name} name={name} label={label} invalid={invalid} issues={issues}>
          {(field) => (
            <input
              {...field}
              type={type}
              maxLength={500}
              defaultValue={value ?? ''}
              placeholder={type === 'url' ? 'https://' : undefined}
            />
          )}
        </Field>
      ))}
      {locales
        .filter((locale) => locale !== 'ko')
        .map((locale) => (
          <details key={locale} className="rounded-card border border-line px-4 pb-1">
            <summary className="flex min-h-12 items-center text-sm font-semibold">
              <Trans>{localeNames[locale]}로 쓰기 (선택)</Trans>
            </summary>
            <div className="space-y-6 pb-4">
              <Texts {...props} locale={locale} />
            </div>
          </details>
        ))}
    </>
  )
}

/** Checks for what is still missing, in the order of the fields. */
export function useProductChecks() {
  const { t } = useLingui()
  return ({ text }: Typed): Check[] => {
    // A text in another language needs the Korean one, which stands where that is missing.
    const needsKorean = (name: string) => text(`${name}.ko`).trim() === '' && (text(`${name}.en`) + text(`${name}.cn`)).trim() !== ''
    return [
      [text('name.ko').trim() === '', idOf('name.ko'), t`상품명을 입력해주세요`],
      [text('features.ko').trim() === '', idOf('features.ko'), t`주요 특징을 입력해주세요`],
      ...(['ingredients', 'color', 'country', 'manufacturing'] as const).map(
        (name) => [needsKorean(name), idOf(`${name}.ko`), t`다른 언어로 적으신 내용은 한국어로도 적어 주십시오`] as const,
      ),
      [text('category') === '', idOf('category'), t`상품 분류를 골라 주십시오`],
      [!/^[\d,\s]*$/.test(text('price')), idOf('price'), t`소비자가는 숫자로 적어 주십시오`],
    ]
  }
}

/** A product as it is sent. */
export function productIn({ text }: Typed): WrittenProduct {
  const given = (name: string) => text(name).trim() || null
  const translated = (name: TranslatedName) => {
    const [ko, en, cn] = (['ko', 'en', 'cn'] as const).map((locale) => given(`${name}.${locale}`))
    return { ko: ko ?? '', ...(en == null ? {} : { en }), ...(cn == null ? {} : { cn }) }
  }
  const optional = (name: TranslatedName) => (given(`${name}.ko`) === null ? null : translated(name))
  const price = text('price').replaceAll(/[,\s]/g, '')
  return {
    name: translated('name'),
    features: translated('features'),
    ingredients: optional('ingredients'),
    color: optional('color'),
    country: optional('country'),
    manufacturing: optional('manufacturing'),
    category: goodsCategories.find((one) => one === text('category')) ?? 'OTHER',
    price: price === '' ? null : Number(price),
    size: given('size'),
    releasedOn: given('releasedOn'),
    awardedOn: given('awardedOn'),
    salesSite: given('salesSite'),
    homepage: given('homepage'),
    buyerPage: given('buyerPage'),
  }
}
