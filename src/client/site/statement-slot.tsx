import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocale } from '../data/use-locale.ts'
import { type Statement, statementRead } from './statements.ts'

interface Props {
  code: Statement['code']
  children: (statement: Statement) => ReactNode
}

/** Renders the published statement for `code`, or nothing. */
export function StatementSlot({ code, children }: Props) {
  const { data, isPending } = useQuery(statementRead(useLocale(), code))
  const [statement] = data?.statements ?? []
  if (isPending) return <div className="skeleton h-96" />
  return statement === undefined ? null : children(statement)
}
