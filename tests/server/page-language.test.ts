import { expect, test } from 'vitest'
import { pageLanguage } from '../../server/panel/page-language.ts'

/** As Payload's config has it: with its own codes. */
const supported = ['en', 'de', 'nb', 'pt', 'rs', 'rs-latin', 'zh', 'zh-TW']

const languageFor = (header: string | null, cookie?: string) =>
  pageLanguage(
    {
      cookiePrefix: 'payload',
      i18n: {
        fallbackLanguage: 'en',
        supportedLanguages: Object.fromEntries(supported.map((code) => [code, {}])),
        translations: {},
      } as never,
    },
    new Map(cookie === undefined ? [] : [['payload-lng', cookie]]),
    new Headers(header === null ? {} : { 'accept-language': header }),
  )

test.each([
  ['de-CH, en;q=0.8', 'de'],
  ['fr, de;q=0.4, pt-BR;q=0.6', 'pt'],
  ['en-US', 'en'],
  ['no', 'nb'],
  ['nn-NO', 'nb'],
  ['sr', 'sr'],
  ['sr-Latn-RS', 'sr-Latn'],
  ['zh', 'zh-CN'],
  ['zh-Hans-SG', 'zh-CN'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['*', 'en'],
  ['de;q=0, tlh', 'en'],
  ['_, ;q=, de;q=x', 'en'],
])('I18N-1 a browser that asks for %j reads %s', (header, language) => {
  expect(languageFor(header)).toBe(language)
})

test.each([
  ['zh', 'zh-CN'],
  ['rs', 'sr'],
  ['rs-Latin', 'sr-Latn'],
  ['de', 'de'],
  ['en-US', 'en'],
  ['fr', 'pt'],
  ['not a code', 'pt'],
])('I18N-1 who chose %s reads %s', (cookie, language) => {
  expect(languageFor('pt-PT', cookie)).toBe(language)
})
