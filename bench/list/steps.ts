import type { Step } from '../steps/step.ts'
import { press } from '../steps/step.ts'

const pages = 'main footer nav ol'
const filterField = '#list-filter select'

/** From the dashboard on, one after the other. */
export const steps: readonly Step[] = [
  press('open the list', '#nav-articles'),
  press('next page', `${pages} > li:last-child a`),
  press('last page', `${pages} > li:nth-last-child(2) a`),
  press('sort by date', '#heading-publishedOn a, #heading-publishedOn button'),
  press('sort by title', '#heading-title a, #heading-title button'),
  press('open a document', 'main tbody tr:nth-child(2) a', '[data-form-ready="true"] #field-title'),
  {
    name: 'back to the list',
    act: (page) => page.goBack(),
    awaited: 'main tbody tr:nth-child(10)',
  },
  {
    name: 'filter by kind',
    awaited: null,
    act: async (page) => {
      await page.locator('[aria-controls="list-filter"]').first().click()
      await page.locator(filterField).first().selectOption('kind')
      await page.evaluate(() => window.step.waitFor(null))
      await page.locator('#list-filter').getByRole('combobox').last().selectOption('review')
    },
  },
  {
    name: 'search',
    awaited: null,
    act: (page) => page.getByRole('searchbox').first().fill('1234'),
  },
]
