import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { TextKey } from '#locales'
import { languages, loadCatalogue, loadRecordCatalogue } from '#locales'
import { startTexts } from '../../ui/app/texts.ts'
import { textOf } from '../../ui/kit/text.tsx'

/** Between them every plural form of every language. */
const numbers = [0, 1, 2, 3, 5, 11, 21, 1.5, 1_000_000]

const plural = /_(zero|one|two|few|many|other)$/

const mostKiB = 26

describe.each(languages)('I18N-4 what the panel shows in %s', async (language) => {
  const text = textOf(await startTexts(language))
  const parts = [await loadCatalogue(language), await loadRecordCatalogue(language)]
  const counted = parts.flatMap(Object.keys).filter((key) => plural.test(key))
  const keys = [...new Set(counted.map((key) => key.replace(plural, '')))]

  test.each(numbers)('is never the name of a text: %d', (count) => {
    const values = { count, number: String(count), fields: ['Title', 'Slug'] }
    expect(keys.filter((key) => text(key as TextKey, values) === key)).toEqual([])
  })

  test(`is loaded in files of at most ${mostKiB} KiB`, () => {
    const sizes = parts.map((part) => gzipSync(JSON.stringify(part)).length / 1024)
    expect(Math.max(...sizes)).toBeLessThan(mostKiB)
  })
})
