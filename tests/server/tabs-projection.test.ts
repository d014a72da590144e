import type { PayloadRequest } from 'payload'
import { expect, test } from 'vitest'
import { textsFor } from '../../server/endpoints/config/texts.ts'
import { viewsOf } from '../../server/endpoints/config/views.ts'

const component = { name: './Sums', script: '/sums.js', exportName: 'default' }
const readText = textsFor({} as PayloadRequest, () => undefined)
const project = (written: unknown) => viewsOf(written, () => component, readText).views

test('NAV-4 a tab of the site’s own says what the config says, and may open a window', () => {
  const tab = { label: 'Sums', newTab: true }
  expect(project({ sums: { Component: './Sums', path: '/sums', tab } })).toEqual([
    { name: 'sums', path: '/sums', component, label: 'Sums', newWindow: true },
  ])
})

test('17.16 NAV-4 a tab of the site’s own may say that it is active wherever one is', () => {
  const written = (isActive: unknown) => ({
    sums: { Component: './Sums', path: '/sums', tab: { isActive } },
  })

  expect(project(written(true))?.[0]).toHaveProperty('isActive', true)
  expect(project(written(false))?.[0]).not.toHaveProperty('isActive')
  expect(project(written(() => true))?.[0]).not.toHaveProperty('isActive')
})

test.each([[undefined], [null], ['Sums'], [{ label: 7, newTab: 'yes' }]])(
  'NAV-4 a tab that is written as %o changes nothing',
  (tab) => {
    expect(project({ sums: { Component: './Sums', path: '/sums', tab } })).toEqual([
      { name: 'sums', path: '/sums', component },
    ])
  },
)
