import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { chartOf, stateDiagram } from '#testing'

const linesOf = (config: object) => stateDiagram(chartOf(createMachine(config))).split('\n')

test('usual names stay as they are', () => {
  const lines = linesOf({
    initial: 'a1',
    states: {
      a1: { on: { 'user.go': { guard: 'isOpen', target: 'group.inner' } } },
      group: { initial: 'inner', states: { inner: {} } },
    },
  })

  expect(lines).toContain('  state "a1" as a1')
  expect(lines).toContain('    state "inner" as group_inner')
  expect(lines).toContain('  a1 --> group_inner: user.go [isOpen]')
})

test('names that Mermaid cannot read are numbered, and shown as they are written', () => {
  const lines = linesOf({
    initial: 'a b',
    states: {
      'a b': { on: { 'it;is: <b>"so"</b> #1\n&{50%}': 'end' } },
      end: { on: { '|': 'ünï' } },
      ünï: {},
    },
  })

  expect(lines).toEqual([
    'stateDiagram-v2',
    '  state "a b" as s1',
    '  state "end" as s2',
    '  state "ünï" as s3',
    '  [*] --> s1',
    '  s1 --> s2: it#59;is#58; #lt;b#gt;#quot;so#quot;#lt;/b#gt; #35;1#10;#amp;#123;50#37;#125;',
    '  s2 --> s3: |',
  ])
})

test('two states never share an id', () => {
  const inside = (name: string, on = {}) => ({ initial: name, on, states: { [name]: {} } })
  const lines = linesOf({
    initial: 'a',
    states: { a: inside('b'), a_b: {}, s1: {}, c: inside('any', { go: '.any' }) },
  })
  const ids = lines.flatMap((line) => / as (\w+)/.exec(line)?.[1] ?? [])

  expect(ids).toHaveLength(7)
  expect(new Set(ids).size).toBe(7)
})
