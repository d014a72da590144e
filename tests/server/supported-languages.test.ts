import { expect, test } from 'vitest'
import { languagesOf } from '../../server/payload/languages.ts'

const supported = async (languages: string[]): Promise<string[]> =>
  Object.keys((await languagesOf({ fallback: 'en', languages })).supportedLanguages ?? {})

test('I18N-1 languages are named by their own codes, by Payload’s, and with a region', async () => {
  expect(await supported(['en-US', 'fa-IR', 'sl-SI', 'sr', 'rs-Latin', 'zh-CN', 'zh-TW'])).toEqual([
    ...['en', 'fa', 'sl', 'rs', 'rs-latin', 'zh', 'zh-TW'],
  ])
})

test('I18N-1 another one is refused by its name', async () => {
  await expect(supported(['de', 'tlh'])).rejects.toThrow('Language tlh not supported')
})
