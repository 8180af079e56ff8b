import { describe, expect, it } from 'vitest'
import { withImport, withLine, withName } from './edit.ts'
import { expand } from './template.ts'

describe('a template', () => {
  const text = 'a\n//if job\nb\n//else\nc\n//end\nd'

  it('has the lines of the parts that are asked for', () => {
    expect(expand(text, new Set(['job']))).toBe('a\nb\nd')
    expect(expand(text, new Set())).toBe('a\nc\nd')
  })

  it.each([
    ['public|member', ['member'], true],
    ['public|member', ['job'], false],
    ['public&member', ['member'], false],
    ['public&!member', ['public'], true],
  ])('of //only %s with %j is written: %s', (condition, parts, isWritten) => {
    expect(expand(`//only ${condition}\na`, new Set(parts))).toBe(isWritten ? 'a' : undefined)
  })
})

describe('an edit of a list', () => {
  it('puts a name behind the last one, and changes no other line', () => {
    expect(withName('a\nexport const list = [a, b({ c })]\n', /^export const list = \[/, 'd')).toBe(
      'a\nexport const list = [a, b({ c }), d]\n',
    )
  })

  it('puts an import where the alphabet has it', () => {
    const text = "import { a } from './a.ts'\nimport { c } from './c.ts'\n"
    expect(withImport(text, "import { b } from './b.ts'").split('\n')[1]).toBe("import { b } from './b.ts'")
    expect(withImport(text, "import { d } from './d.ts'").split('\n')[2]).toBe("import { d } from './d.ts'")
  })

  it('says which line it does not find', () => {
    expect(() => withLine('a', /^b$/, 'c')).toThrow('no line like /^b$/')
    expect(() => withName('a', /^b = \[/, 'c')).toThrow('no list like')
  })
})
