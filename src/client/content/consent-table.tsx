import type { Answer } from '#contract/api.ts'
import { useLingui } from '@lingui/react/macro'

type Term = Answer<'GET /api/v1/terms/{code}'>['term']

/** Renders what is agreed to: purpose, items, period, and the right to refuse with its effect. */
export function ConsentTable({ term: { consent, subject } }: { term: Term }) {
  const { t } = useLingui()
  return (
    <table className="w-full border-collapse text-xs">
      <caption className="mb-2 text-left text-sm font-semibold">{subject}</caption>
      <tbody>
        {[
          [t`수집 목적`, consent?.purpose],
          [t`수집 항목`, consent?.items],
          [t`보유 기간`, consent?.period],
          [t`거부할 권리`, consent?.refusal],
        ].map(([name, text]) => (
          <tr key={name}>
            <th scope="row" className="w-24 border border-line bg-wash px-3 py-2 text-left align-top font-semibold">
              {name}
            </th>
            <td className="border border-line px-3 py-2 whitespace-pre-line">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
