import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import type { OnlySite } from '#contract/sites.ts'
import { openApiDocument } from './openapi.ts'

interface Operation {
  responses: object
  parameters: { name?: string; in?: string; schema?: { $ref?: string } }[]
}
type Paths = Record<string, Record<string, Operation>>

const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'no-invalid-parameter-examples': 'error',
    'no-invalid-schema-examples': 'error',
    // The project is private and has no licence that the document could name.
    'info-license': 'off',
    // It reads no schema: a test below asks whether a path can really be taken for another one.
    'no-ambiguous-paths': 'off',
    // A socket answers 101, which this rule does not know: a test below asks all others.
    'operation-2xx-response': 'off',
  },
})

const pathsOf = (only?: OnlySite) => openApiDocument(only)['paths'] as Paths

/** Whether a parameter takes UUIDs alone, so that no fixed part of a path is one. */
const isId = (operations: Record<string, Operation> = {}, name: string): boolean =>
  Object.values(operations).every(({ parameters }) =>
    parameters.some((one) => one.in === 'path' && one.name === name && one.schema?.$ref === '#/components/schemas/Id'),
  )

/** Whether an address can belong to two paths of which neither is the more exact one. */
function areAmbiguous(paths: Paths, one: string, other: string): boolean {
  const [parts, opposites] = [one.split('/'), other.split('/')]
  const nameOf = (part = '') => /^\{(\w+)\}$/.exec(part)?.[1]
  const wider: boolean[] = []
  if (parts.length !== opposites.length) return false
  for (const [index, part] of parts.entries()) {
    const [name, opposite] = [nameOf(part), nameOf(opposites[index])]
    const isFixed = [name, opposite].includes(undefined)
    if (name === undefined && opposite === undefined && part !== opposites[index]) return false
    if (isFixed && ((name !== undefined && isId(paths[one], name)) || (opposite !== undefined && isId(paths[other], opposite))))
      return false
    if ((name === undefined) !== (opposite === undefined)) wider.push(name !== undefined)
  }
  return wider.includes(true) && wider.includes(false)
}

describe('the OpenAPI document', () => {
  it.each<[string, OnlySite]>([
    ['both sites', undefined],
    ['the firm alone', 'firm'],
    ['the centre alone', 'centre'],
  ])('of a server with %s has no error and no warning of an outside linter', async (_name, only) => {
    const source = JSON.stringify(openApiDocument(only))
    const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config })
    expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
  })

  it('has no two paths that an address can belong to, where neither is the more exact one', () => {
    const paths = pathsOf()
    const names = Object.keys(paths)
    const ambiguous = names.flatMap((one, index) =>
      names.slice(index + 1).flatMap((other) => (areAmbiguous(paths, one, other) ? [`${one} ${other}`] : [])),
    )
    expect(ambiguous).toEqual([])
    const anything = { get: { responses: {}, parameters: [] } }
    expect(areAmbiguous({ '/a/{word}/b': anything, '/a/c/{word}': anything }, '/a/{word}/b', '/a/c/{word}')).toBe(true)
  })

  it('says what every call answers where it succeeds: a socket 101, all others 2xx', () => {
    const operations = Object.values(pathsOf()).flatMap((methods) => Object.values(methods))
    const without = operations.filter(({ responses }) => !Object.keys(responses).some((status) => status.startsWith('2')))
    expect(without.map((operation) => 'x-websocket' in operation && '101' in operation.responses)).toEqual([true])
  })
})
