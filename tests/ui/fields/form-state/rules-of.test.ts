import { describe, expect, test } from 'vitest'
import type { ClientField } from '#contracts/fields'
import { rulesOf } from '../../../../ui/fields/form-state/rules-of.ts'
import { field } from '../../../../ui/gallery/fields/make-field.ts'

const never = { always: false, atBirth: false, afterRefusal: false }
const text = (asks?: ClientField['asks']) => field('text', 'one', asks ? { asks } : {})

describe('R8 the server is asked only where the schema has rules that the browser cannot decide', () => {
  test('nobody is asked about plain fields', () => {
    expect(rulesOf([])).toEqual(never)
    expect(rulesOf([text(), field('group', 'two', { fields: [text()] })])).toEqual(never)
  })

  test.each(['condition', 'access', 'options'] as const)(
    '%s is asked with every change',
    (rule) => {
      expect(rulesOf([text(), text({ [rule]: true })])).toEqual({ ...never, always: true })
    },
  )

  test('a first value is asked for when the document is made', () => {
    expect(rulesOf([text({ defaultValue: true })])).toEqual({ ...never, atBirth: true })
  })

  test('in rows it can be asked for at any time', () => {
    const fields = [text({ defaultValue: true })]
    const inRows = { ...never, always: true, atBirth: true }

    expect(rulesOf([field('array', 'rows', { fields })])).toEqual(inRows)
    expect(
      rulesOf([field('array', 'rows', { fields: [field('group', 'deep', { fields })] })]),
    ).toEqual(inRows)
  })

  test('a rule of the field’s own is asked once a save was refused', () => {
    expect(rulesOf([text({ validate: true })])).toEqual({ ...never, afterRefusal: true })
  })
})

describe('rules are found', () => {
  const fields = [text({ condition: true })]
  const plain = { label: 'One', description: null, name: null }

  test.each([
    ['a group', field('group', 'in', { fields })],
    ['a row', field('row', 'in', { fields })],
    ['a collapsible', field('collapsible', 'in', { fields })],
    ['an array', field('array', 'in', { fields })],
    ['a tab', field('tabs', 'in', { tabs: [{ ...plain, fields }] })],
  ])('in %s', (_what, within) => {
    expect(rulesOf([within]).always).toBe(true)
  })

  test('in a block, and of a tab itself', () => {
    const block = {
      slug: 'quote',
      labels: { singular: 'Quote', plural: 'Quotes' },
      group: null,
      picture: null,
      hasName: true,
      fields,
    }
    const tabs = [{ ...plain, asks: { at: '_index-0-0', condition: true as const }, fields: [] }]

    expect(rulesOf([field('blocks', 'in', { blocks: [block] })]).always).toBe(true)
    expect(rulesOf([field('tabs', 'in', { tabs })]).always).toBe(true)
  })
})
