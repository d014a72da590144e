import { expect, test } from 'vitest'
import { scriptsAhead } from '../../scripts/kit/scripts-ahead.ts'
import { screens } from '../../ui/app/screens.ts'

const manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_fields.js': { file: 'fields.js', imports: ['_react.js'] },
  'locales/en/access.json': { file: 'en.js' },
  'locales/de/access.json': { file: 'de.js' },
  'locales/en/records.json': { file: 'records-en.js' },
  'locales/de/records.json': { file: 'records-de.js' },
  'ui/app/Inside.tsx': { file: 'inside.js', imports: ['_react.js'] },
  'ui/views/account/AccountRoute.tsx': { file: 'account.js', imports: ['_fields.js'] },
  'ui/views/dashboard/DashboardRoute.tsx': { file: 'dashboard.js' },
  'ui/views/document/DocumentRoute.tsx': { file: 'document.js', imports: ['_fields.js'] },
  'ui/views/list/ListRoute.tsx': { file: 'list.js' },
}

const spoken = ['en', 'de']

test('a screen’s scripts are its own and what they import, without those that the page names', () => {
  const list = scriptsAhead(manifest, spoken)

  expect(list.screens).toEqual({
    account: ['account.js', 'fields.js', 'inside.js'],
    dashboard: ['dashboard.js', 'inside.js'],
    document: ['document.js', 'fields.js', 'inside.js'],
    list: ['inside.js', 'list.js'],
  })
  expect(list.texts).toEqual({ en: ['en.js'], de: ['de.js'] })
  expect(list.recordTexts).toEqual({ en: ['records-en.js'], de: ['records-de.js'] })
})

test('21 the list names the script that the page begins with', () => {
  expect(scriptsAhead(manifest, spoken).entry).toBe('main.js')
})

test('every screen of the panel has its list', () => {
  expect(Object.keys(scriptsAhead(manifest, spoken).screens)).toEqual(Object.keys(screens))
})

test('a screen that is not in the build is no list with holes', () => {
  const { 'ui/views/list/ListRoute.tsx': _gone, ...rest } = manifest

  expect(() => scriptsAhead(rest, spoken)).toThrow('Not in the build: ui/views/list/ListRoute.tsx')
})
