import { shopLimits } from '#contract/shop/limits.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldClass } from '../../content/field.tsx'
import type { ItemForm } from '../../console/form/form.ts'
import type { FormPartProps } from '../../console/form/form-parts.ts'
import { FieldFrame } from '../../console/form/field-frame.tsx'
import { ItemField } from '../../console/form/item-field.tsx'
import { RecordCell, RecordTable } from '../../console/list/record-table.tsx'
import { buttonClass } from '../../ui/button.ts'
import { type GridLine, gridOf, optionsIn, type Variant, variantsIn, withChange, withSold } from './variant-values.ts'

interface LineProps extends GridLine {
  /** What it is called: its values, or the product itself. */
  name: string
  onChange: (change: (variants: readonly Variant[]) => Variant[]) => void
}

function Line({ name, values, variant, onChange }: LineProps) {
  const { t } = useLingui()
  const set = (change: Partial<Variant>) => onChange((variants) => withChange(variants, values, change))
  return (
    <tr>
      <RecordCell>{name}</RecordCell>
      <RecordCell isShort>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={variant !== undefined}
            onChange={({ target }) => onChange((variants) => withSold(variants, values, target.checked))}
            aria-label={t`${name} 판매`}
          />
          <Trans>판매</Trans>
        </label>
      </RecordCell>
      <RecordCell>
        {variant !== undefined && (
          <input
            className={fieldClass('!min-w-40')}
            aria-label={t`${name} 재고 코드`}
            value={variant.code}
            maxLength={30}
            onChange={({ target }) => set({ code: target.value.toUpperCase() })}
          />
        )}
      </RecordCell>
      <RecordCell>
        {variant !== undefined && (
          <input
            type="number"
            min={0}
            className={fieldClass('!min-w-28')}
            aria-label={t`${name} 추가 금액(원)`}
            value={variant.priceDifference}
            onChange={({ target }) => set({ priceDifference: target.value === '' ? '' : Number(target.value) })}
          />
        )}
      </RecordCell>
    </tr>
  )
}

function Grid({ form }: { form: ItemForm }) {
  const { t } = useLingui()
  return (
    <form.Subscribe selector={({ values }) => optionsIn(values['options'])}>
      {(options) => (
        <form.Field name="variants">
          {(field) => {
            const variants = variantsIn(field.state.value)
            const grid = gridOf(options, variants)
            const change = (of: (all: readonly Variant[]) => Variant[]) => field.handleChange(of(variants))
            // What is wrong with a line has the place of that in the list, not of a field.
            const errors = Object.entries(form.state.fieldMeta).flatMap(([path, meta]) =>
              path.startsWith('variants') ? (meta?.errors ?? []) : [],
            )
            return (
              <FieldFrame id="field-variants" label={t`품목과 재고 코드`} isRequired={false} errors={errors} isGroup>
                {grid === 'tooMany' ? (
                  <p className="text-sm text-danger">
                    <Trans>조합이 {shopLimits.variants}개를 넘습니다. 옵션 값을 줄여 주십시오.</Trans>
                  </p>
                ) : (
                  <>
                    <RecordTable label={t`품목`} headings={[t`옵션 값`, t`판매`, t`재고 코드`, t`추가 금액(원)`]}>
                      {grid.lines.map(({ values, variant }) => (
                        <Line
                          key={values.join('\n')}
                          name={values.join(' / ') || t`옵션 없음`}
                          values={values}
                          variant={variant}
                          onChange={change}
                        />
                      ))}
                    </RecordTable>
                    {grid.left.map(({ code, values }) => (
                      <p key={code} className="mt-2 flex flex-wrap items-center gap-3 text-sm text-danger">
                        <Trans>
                          {code}: 옵션에 없는 값입니다({values.join(' / ')}).
                        </Trans>
                        <button
                          type="button"
                          className={buttonClass('quiet')}
                          onClick={() => change((all) => withSold(all, values, false))}
                        >
                          <Trans>지우기</Trans>
                        </button>
                      </p>
                    ))}
                  </>
                )}
              </FieldFrame>
            )
          }}
        </form.Field>
      )}
    </form.Subscribe>
  )
}

/** The part of a product's form with its options, and below them what is sold of their combinations. */
export function VariantGrid({ form, fields }: FormPartProps) {
  const { options } = fields
  return (
    <fieldset className="mt-8 min-w-0 space-y-6 rounded-card border border-line p-4">
      <legend className="px-1 text-sm font-bold">
        <Trans>옵션과 품목</Trans>
      </legend>
      <p className="text-xs text-muted">
        <Trans>
          옵션을 적으시면 조합마다 판매할지, 재고 코드와 추가 금액을 정하실 수 있습니다. 하나도 고르지 않고 저장하시면 모든 조합을
          판매합니다. 재고는 저장하신 뒤 아래에서 적습니다.
        </Trans>
      </p>
      {options !== undefined && <ItemField form={form} path="options" shape={options} name="options" />}
      <Grid form={form} />
    </fieldset>
  )
}
