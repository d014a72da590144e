import { ask } from '../kit/ask.ts'
import { expect } from '../kit/fixtures.ts'
import { hasPayloadPackage } from '../kit/payload-packages.ts'
import { testOver } from '../kit/test-over.ts'

const test = testOver('tests/kit/plugins-site')

test.skip(!hasPayloadPackage('plugin-form-builder'), 'Payload’s plugin is installed on demand.')

test('37.2 the list of submissions says what each form was answered', async ({ page, panel }) => {
  const { doc: form } = await ask(page, panel, 'POST', '/forms', {
    title: 'Contact',
    confirmationType: 'redirect',
    redirect: { url: '/thanks' },
  })
  const answers = { name: 'Zora', email: 'zora@example.org', message: 'Do you print on Sundays?' }
  await ask(page, panel, 'POST', '/form-submissions', {
    form: form.id,
    submissionData: Object.entries(answers).map(([field, value]) => ({ field, value })),
  })

  await page.goto(panel.at('/collections/form-submissions'))
  const row = page.locator('main [data-row]')
  await expect(row.locator('[data-cell-of="form"]')).toHaveText('Contact')
  await expect(row.locator('[data-cell-of="submissionData"]')).toHaveText(
    'name: Zora · email: zora@example.org and 1 more',
  )
})
