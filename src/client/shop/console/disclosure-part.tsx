import { type DisclosureKind, disclosureNames, type DisclosureRow, disclosureRows } from '#contract/shop/disclosure.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldClass, FieldError, Labelled } from '../../content/field.tsx'
import type { FormPartProps } from '../../console/form/form-parts.ts'
import { ItemField } from '../../console/form/item-field.tsx'
import { buttonClass } from '../../ui/button.ts'

interface Told {
  row: DisclosureRow
  text: { ko: string; en?: string; cn?: string }
}
interface Disclosure {
  kind: DisclosureKind
  rows: Told[]
}

const elsewhere = { ko: '상세 설명 참조', en: 'See the description', cn: '见详细说明' }

/** The rows of a kind, each with what is told of it already. */
const rowsOf = (kind: DisclosureKind, told: readonly Told[]): Told[] =>
  disclosureRows[kind].map((row) => told.find((each) => each.row === row) ?? { row, text: { ko: '' } })

/** Rows that the law asks to tell of the kind that is chosen, each in three languages. */
export function DisclosurePart({ form, fields }: FormPartProps) {
  const { t, i18n } = useLingui()
  const shape = fields['disclosure']
  const kinds = shape?.fields['kind']?.choices ?? {}
  const text = shape?.fields['rows']?.item?.fields['text']
  return (
    <fieldset className="mt-8 min-w-0 rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-bold">
        <Trans>상품정보 제공고시</Trans>
      </legend>
      <form.Field name="disclosure">
        {(field) => {
          // The form's values are unknown to the types.
          const value = (field.state.value ?? null) as Disclosure | null
          const { errors } = form.state.fieldMeta['disclosure.rows'] ?? { errors: [] }
          const wrong = errors.filter((error) => typeof error === 'string').join(' ')
          const fill = (told: Told) => (told.text.ko.trim() === '' ? { ...told, text: elsewhere } : told)
          return (
            <div className="space-y-6">
              <Labelled id="disclosure-kind" label={t`상품의 종류`}>
                <select
                  id="disclosure-kind"
                  className={fieldClass('mt-1.5')}
                  value={value?.kind ?? ''}
                  onChange={({ target }) => {
                    // One of the options below.
                    const kind = target.value as DisclosureKind | ''
                    field.handleChange(kind === '' ? null : { kind, rows: rowsOf(kind, value?.rows ?? []) })
                  }}
                >
                  <option value="">{t`적지 않음`}</option>
                  {Object.entries(kinds).map(([kind, label]) => (
                    <option key={kind} value={kind}>
                      {i18n._(label)}
                    </option>
                  ))}
                </select>
              </Labelled>
              {wrong !== '' && <FieldError id="disclosure-error">{wrong}</FieldError>}
              {value !== null && text !== undefined && (
                <>
                  {value.rows.map(({ row }, index) => (
                    <ItemField
                      key={row}
                      form={form}
                      path={`disclosure.rows[${index}].text`}
                      shape={{ ...text, label: undefined }}
                      name={i18n._(disclosureNames[row])}
                    />
                  ))}
                  <button
                    type="button"
                    className={buttonClass('outline')}
                    onClick={() => field.handleChange({ ...value, rows: value.rows.map(fill) })}
                  >
                    <Trans>빈 항목에 ‘상세 설명 참조’ 적기</Trans>
                  </button>
                </>
              )}
            </div>
          )
        }}
      </form.Field>
    </fieldset>
  )
}
