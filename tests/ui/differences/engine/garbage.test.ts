import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import type { Difference } from '../../../../ui/differences/index.ts'
import { changesIn, differencesBetween, valuesIn } from '../../../../ui/differences/index.ts'
import { referencesOf } from '../../../../ui/differences/views/references-of.ts'
import { mainFields, sampleValues, sideFields } from '../../../../ui/gallery/fields/samples.ts'
import { answerTo } from '../../../../ui/marking/question.ts'
import { wrongValues } from '../../../kit/wrong-values.ts'
import { abyss, garbage, richAbyss } from '../kit/garbage.ts'

const fields: readonly ClientField[] = [...mainFields, ...sideFields]
const names = Object.keys(sampleValues)
const languages = { shown: ['en', 'de'], known: ['en', 'de'], default: 'en' }

/** Everything that is done with two versions, apart from drawing it. */
function examine(from: DocumentData, to: DocumentData, isInAll: boolean): readonly Difference[] {
  const differences = differencesBetween({
    fields,
    from,
    to,
    languages: isInAll ? languages : null,
    hasFile: true,
  })
  for (const value of valuesIn(differences)) {
    const { subject } = value
    if (subject.kind === 'field' && subject.field.type === 'richText') {
      answerTo({ kind: 'rich', from: value.from, to: value.to })
    }
  }
  referencesOf(differences, false)
  return differences
}

test('R11 no document of 10,000 makes it throw', () => {
  const document = garbage(names)

  fc.assert(
    fc.property(document, document, fc.boolean(), (from, to, isInAll) => {
      expect(examine(from, to, isInAll)).toBeInstanceOf(Array)
    }),
    { numRuns: 5_000, seed: 20261122 },
  )
})

test('R11 a version differs from itself in nothing', () => {
  fc.assert(
    fc.property(garbage(names), fc.boolean(), (document, isInAll) => {
      expect(changesIn(examine(document, structuredClone(document), isInAll))).toBe(0)
    }),
    { numRuns: 1_000, seed: 20261122 },
  )
})

describe.each(Object.entries(wrongValues))(
  'R11 a version of which everything is %s',
  (_, value) => {
    const wrong: DocumentData = Object.fromEntries(names.map((name) => [name, value]))

    test('is compared with a right one, both ways', () => {
      expect(changesIn(examine(wrong, sampleValues, false))).toBeGreaterThan(0)
      expect(changesIn(examine(sampleValues, wrong, true))).toBeGreaterThan(0)
    })
  },
)

test.each<[string, Json]>([
  ['lists in lists', abyss(200_000)],
  ['a rich text in itself', richAbyss(200_000)],
])('R11 %s, 200,000 deep, do no harm', (_what, deep) => {
  const wrong: DocumentData = Object.fromEntries(names.map((name) => [name, deep]))

  expect(changesIn(examine(wrong, sampleValues, false))).toBeGreaterThan(0)
  expect(changesIn(examine(wrong, { ...wrong }, false))).toBe(0)
})

test('R11 names that every object has are no values of a document', () => {
  const tricky = JSON.parse('{"__proto__": {"title": "x"}, "constructor": 1}')
  const shown = valuesIn(examine(tricky, {}, false)).filter(({ changes }) => changes > 0)

  expect(shown.map(({ place }) => place.join('.'))).toEqual(['constructor'])
})
