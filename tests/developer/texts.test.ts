import { expect, test } from 'vitest'
import { loadDeveloperCatalogue } from '#locales/developer'

test('I18N the developer panel says the same in each language, with the same placeholders', async () => {
  const [english, german] = await Promise.all(['en', 'de-AT'].map(loadDeveloperCatalogue))
  const placeholders = (text = '') => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()

  expect(Object.keys(german!)).toEqual(Object.keys(english!))
  for (const [key, text] of Object.entries(english!))
    expect(placeholders(german![key]), key).toEqual(placeholders(text))
  expect(german!['developer.machines']).toBe('Automaten')
})
