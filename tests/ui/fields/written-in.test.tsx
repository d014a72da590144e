import { expect, test } from 'vitest'
import type { Localization } from '#contracts/admin-config'
import { field } from '../../../ui/gallery/fields/make-field.ts'
import { markupOf } from './kit/markup.tsx'

const localization: Localization = {
  locales: [
    { code: 'en', label: 'English', rtl: false },
    { code: 'ar', label: 'العربية', rtl: true },
    { code: 'pt_BR', label: 'Português', rtl: false },
    { code: 'house style', label: 'House style', rtl: false },
  ],
  defaultLocale: 'en',
  fallback: false,
}

/** The language and direction that the control of a text has, as its attributes say. */
async function writtenIn(locale: string, { localized = true, text = '' } = {}) {
  const fields = [field('text', 'title', { localized })]
  const markup = await markupOf(fields, { values: { title: text }, form: { locale }, localization })
  const [input = ''] = /<input[^>]*>/.exec(markup) ?? []
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1]
  return [attribute('lang'), attribute('dir')]
}

test('36.3 I18N-2 a localized field says the language that it is written in, and begins at its side', async () => {
  expect(await writtenIn('en')).toEqual(['en', 'auto'])
  expect(await writtenIn('ar')).toEqual(['ar', 'rtl'])
  expect(await writtenIn('ar', { text: 'Swallow' })).toEqual(['ar', 'auto'])
  expect(await writtenIn('pt_BR')).toEqual(['pt-BR', 'auto'])
})

test('36.3 I18N-2 what is written in no known language says none', async () => {
  expect(await writtenIn('ar', { localized: false })).toEqual([undefined, 'auto'])
  expect(await writtenIn('house style')).toEqual([undefined, 'auto'])
})
