import { expect, test } from 'vitest'
import { writePage } from '../../server/panel/page.ts'

const pageIn = (language: string) =>
  writePage('<html lang="en"><head></head></html>', {
    facts: { language } as Parameters<typeof writePage>[1]['facts'],
    theme: null,
    base: '',
    ahead: [],
  })

test.each([
  ['ar', 'rtl'],
  ['ar-XB', 'rtl'],
  ['ckb', 'rtl'],
  ['fa-IR', 'rtl'],
  ['he', 'rtl'],
  ['ur', 'rtl'],
  ['az', 'ltr'],
  ['de', 'ltr'],
  ['en-XA', 'ltr'],
  ['rs-Latin', 'ltr'],
  ['no language', 'ltr'],
])('34.2 I18N-1 a page in %s reads %s, whatever languages there are', (language, direction) => {
  expect(pageIn(language)).toContain(`dir="${direction}"`)
})
